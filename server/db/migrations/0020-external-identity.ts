import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making } from './making.ts'

/** The people of a provider of single sign-on, each with their user (B-61). */
export const externalIdentity = (engine: Engine): Migration => ({
  async up(db) {
    const make = making(db, engine)
    await make.keyedTable('externalIdentity', { issuer: 'text!', subject: 'text!', userId: 'whole! -> user', creationTime: 'whole!' }, [
      'issuer',
      'subject',
    ])
    await make.index('externalIdentity', ['userId'])
  },
})
