import { writableProperties } from '../../../../contract/field-schema.ts'
import type { Field } from '../../../../contract/fields.ts'
import { product } from '../../../../contract/resources/product.ts'

/** Parameters depend on the template of each product, and variants have codes of their own. */
const OWN: ReadonlySet<string> = new Set(['params', 'paramsEn', 'skus'])

/** The properties that several products can be given the same value of: none that names one product alone. */
export const bulkFields = (): [name: string, field: Field][] =>
  writableProperties(product.fields)
    .filter(([name, field]) => !OWN.has(name) && !field.unique)
    .map(([name, field]) => [name, { ...field, localized: false }])
