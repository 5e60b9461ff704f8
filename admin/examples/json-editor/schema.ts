import { z } from 'zod'

/** The schema of a product of the sample; `product.schema.json` says the same. */
export const PRODUCT = z.strictObject({
  code: z.string().regex(/^[A-Z0-9-]{3,16}$/),
  name: z.string().min(1),
  price: z.number().min(0),
  stock: z.int().min(0),
  isOnSale: z.boolean(),
  kind: z.enum(['camera', 'lens', 'light']),
  tags: z.array(z.string()),
  variants: z.array(z.strictObject({ code: z.string(), price: z.number().min(0) })).min(1),
})

export const SAMPLE: z.infer<typeof PRODUCT> = {
  code: 'HL-8K',
  name: '线扫相机 HL-8K',
  price: 26800,
  stock: 12,
  isOnSale: true,
  kind: 'camera',
  tags: ['8K', 'Camera Link HS'],
  variants: [
    { code: 'HL-8K-M', price: 26800 },
    { code: 'HL-8K-C', price: 31200 },
  ],
}

/** The same with three mistakes. */
export const WRONG = { ...SAMPLE, price: '26800', kind: 'cable', variants: [] }
