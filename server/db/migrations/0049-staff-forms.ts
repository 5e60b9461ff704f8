import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making } from './making.ts'

/** B-124: where a form is shown, and who of the staff gave an answer. Forms of before stay on the site alone. */
export const staffForms = (engine: Engine): Migration => ({
  async up(db) {
    const make = making(db, engine)
    const whole = sql.raw(engine === 'sqlite' ? 'integer' : 'bigint')
    for (const table of ['form', 'formSnapshot'])
      for (const [name, value] of Object.entries({ isOnSite: 1, isInOffice: 0 }))
        await sql`alter table ${sql.table(table)} add column ${sql.ref(name)} ${whole} not null default ${sql.lit(value)}`.execute(db)
    for (const name of ['isOnSite', 'isInOffice']) await make.listIndex('form', [name, 'id'])
    await make.column('formAnswer', 'giverId', 'whole -> user')
    await make.column('formAnswer', 'giverUnitId', 'whole -> organizationUnit')
    // People read their own answers with the newest first.
    await make.index('formAnswer', ['giverId', 'id'])
    await make.index('formAnswer', ['giverUnitId'])
  },
})
