import { z } from 'zod'
import { endpoint, SERVICES } from '../endpoint.ts'
import { permitOf } from '../resource.ts'
import { product } from '../resources/product.ts'
import { rowId, updateSchema, wholeNumber } from '../schema.ts'

/** One call changes this many products: few enough to answer soon, and to show how far the work is. */
const MOST_AT_ONCE = 100

const { id: _id, version: _version, code: _code, slug: _slug, ...shared } = updateSchema(product.fields).shape

export const products = {
  nextCode: endpoint({
    path: `${SERVICES}/${product.service}/GetNextCode`,
    access: { permit: permitOf(product, 'Add') },
    output: z.strictObject({ code: z.string().nullable() }),
    timeout: 15_000,
    summary: 'The next model number by the pattern of the settings; null without a pattern',
  }),
  editMany: endpoint({
    path: `${SERVICES}/${product.service}/BatchUpdate`,
    access: { permit: permitOf(product, 'Edit') },
    refusedInDemo: true,
    timeout: 60_000,
    input: z.strictObject({
      rows: z
        .array(z.strictObject({ id: rowId, version: wholeNumber }))
        .min(1)
        .max(MOST_AT_ONCE),
      /** The same new values for each; a model and an address belong to one product alone. */
      values: z.strictObject(shared),
      /** Publishes those that were live without changes, which asks for the permit to publish. */
      publish: z.boolean().optional(),
    }),
    output: z.strictObject({ changed: z.int(), same: z.int() }),
    summary: 'The same values for several products, all or none; a refusal names the product in `data.refusedId`',
  }),
}
