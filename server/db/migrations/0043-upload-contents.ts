import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making } from './making.ts'

/** Lets an uploaded file have another content under its address, keeps the contents from before, the checksum of each and the point in sight (B-117, decision 90). */
export const uploadContents = (engine: Engine): Migration => ({
  async up(db) {
    const make = making(db, engine)
    await make.column('upload', 'hash', 'text')
    await make.column('upload', 'contentId', 'text')
    await make.column('upload', 'versionOf', 'text')
    await make.column('upload', 'focusX', 'whole')
    await make.column('upload', 'focusY', 'whole')
    for (const column of ['hash', 'contentId', 'versionOf']) await make.index('upload', [column])
  },
})
