import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { listIndexName, making } from './making.ts'

/** The columns that the filters of answers check, with the giver and the giver's unit. */
const CHECKED = ['formId', 'giverId', 'giverUnitId', 'language', 'status', 'unitId', 'ownerId']

/** The orders of the list of answers that have an index, and those of the new filters. */
const ORDERS = [
  'id',
  'creationTime',
  'lastModificationTime',
  'status text',
  'statusSortKey text',
  'formId',
  'language text',
  'unitId',
  'ownerId',
]
const ADDED = ['giverId', 'giverUnitId']

/** B-130: the units and roles of the staff to whom a form is limited, of whom forms of before have none; answers are found by their giver. */
export const formsForSome = (engine: Engine): Migration => ({
  async up(db) {
    const make = making(db, engine)
    for (const [name, target] of [
      ['forUnitIds', 'organizationUnit'],
      ['forRoleIds', 'role'],
    ] as const) {
      const table = `form_${name}`
      await make.keyedTable(table, { rowId: 'whole! -> form', targetId: `whole! -> ${target}` }, ['rowId', 'targetId'])
      await make.index(table, ['targetId'])
    }
    for (const words of [...ORDERS, ...ADDED]) {
      const order = words === 'id' ? ['id'] : [words, 'id']
      const covered = CHECKED.filter((name) => name !== words.split(' ')[0])
      if (!ADDED.includes(words)) await make.dropIndex(listIndexName('formAnswer', order))
      await make.listIndex('formAnswer', order, { covered, included: covered })
    }
    if (engine === 'sqlite') return
    const gap = ['lastModificationTime', 'id']
    await make.dropIndex(listIndexName('formAnswer', gap, false, true))
    await make.listIndex('formAnswer', gap, { included: CHECKED, emptyLast: true })
  },
})
