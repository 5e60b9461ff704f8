import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making } from './making.ts'

/** Counts the searches for words that found nothing (B-88c); no row is about a person. */
export const searchMisses = (engine: Engine): Migration => ({
  async up(db) {
    await making(db, engine).keyedTable('searchMiss', { day: 'text!', keyword: 'text!', language: 'text!', searches: 'whole!' }, [
      'day',
      'keyword',
      'language',
    ])
  },
})
