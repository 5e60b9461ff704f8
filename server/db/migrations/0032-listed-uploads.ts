import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making } from './making.ts'

/** Uploads are listed, the latest first, and those of somebody alone (B-83, decision 67). */
export const listedUploads = (engine: Engine): Migration => ({
  async up(db) {
    const make = making(db, engine)
    await make.index('upload', ['creationTime', 'id'])
    await make.index('upload', ['creatorUserId', 'creationTime', 'id'])
  },
})
