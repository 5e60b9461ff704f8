import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making } from './making.ts'

/** B-130: the units and roles of the staff to whom a form is limited. Forms of before are for everybody. */
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
  },
})
