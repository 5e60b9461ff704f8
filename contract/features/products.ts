import { z } from 'zod'
import { endpoint, SERVICES } from '../endpoint.ts'
import { permitOf } from '../resource.ts'
import { product } from '../resources/product.ts'

export const products = {
  nextCode: endpoint({
    path: `${SERVICES}/${product.service}/GetNextCode`,
    access: { permit: permitOf(product, 'Add') },
    output: z.strictObject({ code: z.string().nullable() }),
    timeout: 15_000,
    summary: 'The next model number by the pattern of the settings; null without a pattern',
  }),
}
