import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making } from './making.ts'

/**
 * B-125: uploads of which pieces have arrived, albums that may be empty, the captions of videos by the content that they belong to, and the keys by which names
 * of files, and the states of enquiries and answers, are sorted, which the next start makes.
 */
export const mediaLibrary = (engine: Engine): Migration => ({
  async up(db) {
    const make = making(db, engine)
    await make.table('halfUpload', {
      id: 'text!',
      userId: 'whole!',
      kind: 'text!',
      name: 'text!',
      size: 'whole!',
      lastTime: 'whole!',
      takenUntil: 'whole',
    })
    await make.index('halfUpload', ['userId'])
    await make.keyedTable('uploadAlbum', { label: 'text!', creatorUserId: 'whole!', creationTime: 'whole!' }, ['label', 'creatorUserId'])
    const captions = { contentId: 'text!', language: 'text!', text: 'text!', name: 'text!' } as const
    await make.keyedTable('uploadCaption', captions, ['contentId', 'language'])
    await make.column('upload', 'nameSortKey', 'text')
    await make.column('uploadDetail', 'titleSortKey', 'text')
    for (const [table, shown] of [
      ['enquiry', 'productId'],
      ['formAnswer', 'formId'],
    ] as const) {
      const covered = [shown, 'language', 'status', 'unitId', 'ownerId']
      await make.column(table, 'statusSortKey', 'text')
      await make.listIndex(table, ['statusSortKey text', 'id'], { covered, included: covered })
    }
  },
})
