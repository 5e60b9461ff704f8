import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making, stamps } from './making.ts'

export const formAnswerTables = (engine: Engine): Migration => ({
  async up(db) {
    const make = making(db, engine)
    await make.table('formAnswer', {
      ...stamps,
      formId: 'whole! -> form',
      formVersion: 'real!',
      summary: 'text',
      email: 'text',
      phone: 'text',
      answers: 'text!',
      picked: 'text!',
      language: 'text',
      status: 'text!',
      remark: 'text',
      unitId: 'whole -> organizationUnit',
      ownerId: 'whole -> user',
    })
    await make.pairTable('formAnswer')
    await make.listIndex('formAnswer', ['id'], {
      covered: ['formId', 'language', 'status', 'unitId', 'ownerId'],
      included: ['formId', 'language', 'status', 'unitId', 'ownerId'],
    })
    await make.listIndex('formAnswer', ['creationTime', 'id'], {
      covered: ['formId', 'language', 'status', 'unitId', 'ownerId'],
      included: ['formId', 'language', 'status', 'unitId', 'ownerId'],
    })
    await make.listIndex('formAnswer', ['lastModificationTime', 'id'], {
      covered: ['formId', 'language', 'status', 'unitId', 'ownerId'],
      included: ['formId', 'language', 'status', 'unitId', 'ownerId'],
    })
    await make.listIndex('formAnswer', ['status text', 'id'], {
      covered: ['formId', 'language', 'unitId', 'ownerId'],
      included: ['formId', 'language', 'unitId', 'ownerId'],
    })
    await make.listIndex('formAnswer', ['formId', 'id'], {
      covered: ['language', 'status', 'unitId', 'ownerId'],
      included: ['language', 'status', 'unitId', 'ownerId'],
    })
    await make.listIndex('formAnswer', ['language text', 'id'], {
      covered: ['formId', 'status', 'unitId', 'ownerId'],
      included: ['formId', 'status', 'unitId', 'ownerId'],
    })
    await make.listIndex('formAnswer', ['unitId', 'id'], {
      covered: ['formId', 'language', 'status', 'ownerId'],
      included: ['formId', 'language', 'status', 'ownerId'],
    })
    await make.listIndex('formAnswer', ['ownerId', 'id'], {
      covered: ['formId', 'language', 'status', 'unitId'],
      included: ['formId', 'language', 'status', 'unitId'],
    })
    await make.listIndex('formAnswer', ['id desc'], { bin: true })
    // The totals count by it without a look at the rows.
    await make.index('formAnswer', ['formId', 'status', 'deletionTime'])
    await make.index('formAnswer', ['unitId'])
    await make.index('formAnswer', ['ownerId'])
    // The totals count each option by the index of this table alone (server/features/forms/totals.ts).
    await make.keyedTable('formPick', { formId: 'whole! -> form', question: 'text!', value: 'text!', answerId: 'whole! -> formAnswer' }, [
      'formId',
      'question',
      'value',
      'answerId',
    ])
    await make.index('formPick', ['answerId'])
    // Long answers that were sent before are found by their digest (server/features/forms/spam.ts).
    await make.keyedTable('formDigest', { formId: 'whole! -> form', digest: 'text!', answerId: 'whole! -> formAnswer' }, [
      'formId',
      'digest',
      'answerId',
    ])
    await make.index('formDigest', ['answerId'])
    // A file that a visitor has sent; without an answer it waits for the form to be sent whole, and is deleted after a day.
    await make.keyedTable('formAttachment', { uploadId: 'text!', answerId: 'whole -> formAnswer', creationTime: 'whole!' }, ['uploadId'])
    await make.index('formAttachment', ['answerId'])
  },
})
