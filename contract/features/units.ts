import { z } from 'zod'
import { resourceEndpoints } from '../calls/resource-endpoints.ts'
import { listedSchema, rowSchema } from '../calls/rows.ts'
import { organizationUnit } from '../resources/identity.ts'
import { listOf } from '../schema.ts'

// Organisation units (E-02) as this family of clients asks for them.

const derivedNames = {
  /** The ids from the top to the unit, `00001.00042`: the codes of the units below begin with it. */
  code: z.string(),
  /** The users who are members of the unit itself. */
  memberCount: z.int(),
}
const row = rowSchema(organizationUnit, derivedNames)
const derived = resourceEndpoints(organizationUnit)

export const units = {
  get: { ...derived.get, output: row },
  getAll: { ...derived.getAll, output: listOf(listedSchema(organizationUnit, derivedNames)) },
  create: { ...derived.create, output: row, ignored: Object.keys(derivedNames) },
  update: { ...derived.update, output: row, ignored: [...derived.update.ignored, ...Object.keys(derivedNames)] },
  insertOrUpdate: { ...derived.insertOrUpdate, output: row, ignored: [...derived.insertOrUpdate.ignored, ...Object.keys(derivedNames)] },
  restore: { ...derived.restore, output: row },
}
