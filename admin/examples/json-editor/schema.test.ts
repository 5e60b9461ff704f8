import { expect, test } from 'vitest'
import { z } from 'zod'
import schema from './product.schema.json'
import { PRODUCT } from './schema.ts'

test('R-14t the JSON Schema in view is the schema that checks', () => {
  expect(schema).toEqual(z.toJSONSchema(PRODUCT))
})
