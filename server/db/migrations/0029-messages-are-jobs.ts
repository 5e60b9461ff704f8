import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making } from './making.ts'

/** The list of jobs names the subject of a message, whose params are sealed (B-80, decision 60). */
export const messagesAreJobs = (engine: Engine): Migration => ({
  async up(db) {
    await making(db, engine).column('job', 'about', 'text')
  },
})
