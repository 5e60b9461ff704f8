import { z } from 'zod'
import { rowId } from '../../schema.ts'
import { composed } from '../../field-schema.ts'
import { DOCUMENT_KINDS } from '../../resources/product-documents.ts'
import { videoCaptions } from '../../video-captions.ts'
import { LANGUAGES } from '../../languages.ts'
import { PARAM_KEY } from '../../resources/product-parts.ts'
import { product } from '../../resources/product.ts'
import { knownSorting } from '../../sorting.ts'
import { pictureInfos } from '../../picture-info.ts'
import { card, code, keyword, page, paging, text, which } from './shared.ts'

/** A parameter as a visitor reads it: name and value in their language, the unit behind the value. */
const param = z.strictObject({ key: z.string(), name: z.string(), value: z.string() })
export type ParamView = z.infer<typeof param>

const productCard = {
  ...card,
  name: z.string(),
  code: z.string(),
  subtitle: text,
  /** The codes and names of what it belongs to. */
  type: text,
  typeName: text,
  category: z.string(),
  categoryName: z.string(),
  brandName: text,
  picture: text,
  /** In yuan; null means "on request". */
  price: z.number().nullable(),
  /** Some variant costs more than `price`. */
  priceFrom: z.boolean(),
  unit: text,
  isTop: z.boolean(),
  /** The searchable parameters, at most four. */
  keyParams: z.array(param),
}
export const productListView = z.strictObject(productCard)
export type ProductListView = z.infer<typeof productListView>

const named = z.strictObject({ code: z.string(), name: z.string() })
const skuView = z.strictObject({
  code: z.string(),
  specs: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  price: z.number().nullable(),
  stock: z.int().nullable(),
  /** A word tells a buyer how much is in stock; it is null where none is counted. */
  supply: z.enum(['in', 'low', 'none']).nullable(),
  /** The words of the settings for that; null without any. */
  supplyWords: text,
  picture: text,
})
export type SkuView = z.infer<typeof skuView>

const documentView = z.strictObject({
  kind: z.enum(DOCUMENT_KINDS),
  title: z.string(),
  address: z.string(),
  /** The language that it is written in; null if it has none, or nobody has said which. */
  language: z.enum(LANGUAGES).nullable(),
  version: text,
  /** The ending of its name, such as `pdf`; empty if it has none. */
  ending: z.string(),
  bytes: z.int(),
})
export type DocumentView = z.infer<typeof documentView>

/** `description` is sanitised HTML; `gallery` holds the addresses of its pictures. */
export const productView = z.strictObject({
  ...productCard,
  ...page,
  gallery: z.array(z.string()),
  video: text,
  /** Those of its video; null without. */
  captions: videoCaptions.nullable(),
  description: text,
  tags: z.array(z.string()),
  /** The categories from the top of the catalogue down to its own. */
  categoryPath: z.array(named),
  paramGroups: z.array(z.strictObject({ name: z.string(), params: z.array(param) })),
  skus: z.array(skuView),
  /** One unit holds several of another; `price` is that of one `base`, where the list price is that of a `unit`. */
  units: z.array(z.strictObject({ unit: z.string(), factor: z.number(), base: z.string(), price: z.number().nullable() })),
  /** By kind; of each kind those in the reader's language come first. */
  documents: z.array(documentView),
})
export type ProductView = z.infer<typeof productView>

export const productTypeView = z.strictObject({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  description: text,
  icon: text,
  /** The number of its published products. */
  count: z.int(),
  pictures: pictureInfos,
})
export type ProductTypeView = z.infer<typeof productTypeView>

export interface ProductCategoryView {
  code: string
  name: string
  /** The number of published products in it and below it. */
  count: number
  children: ProductCategoryView[]
}
const productCategoryView: z.ZodType<ProductCategoryView> = z
  .strictObject({
    code: z.string(),
    name: z.string(),
    count: z.int(),
    get children() {
      return z.array(productCategoryView)
    },
  })
  .register(z.globalRegistry, { id: 'ProductCategory' })

/** The filters by which a visitor can narrow the list further. */
export const productFiltersView = z.strictObject({
  categories: z.array(productCategoryView),
  brands: z.array(z.strictObject({ code: z.string(), name: z.string(), count: z.int() })),
  /** Choices and yes/no questions of the templates that the products found follow. */
  params: z.array(
    z.strictObject({ key: z.string(), name: z.string(), options: z.array(z.strictObject({ value: z.string(), label: z.string() })) }),
  ),
})
export type ProductFiltersView = z.infer<typeof productFiltersView>

const PRODUCT_SORTS = ['default', 'newest', 'priceAsc', 'priceDesc'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

/** `interface:gige,mount:c`: each named parameter must have one of its named values. */
const params = composed.max(500).transform((given, context) =>
  given
    .split(',')
    .filter(Boolean)
    .map((pair) => {
      const [key = '', ...rest] = pair.split(':')
      const value = rest.join(':')
      if (!PARAM_KEY.test(key) || value === '') context.addIssue({ code: 'custom', params: { words: 'invalid.pairs' } })
      return { key, value }
    }),
)

const narrowing = { type: code, category: code, brand: code }

export const listProductsInput = z.strictObject({
  ...paging,
  ...narrowing,
  keyword,
  params: params.optional(),
  sort: z.enum(PRODUCT_SORTS).optional(),
  sorting: knownSorting(product, productCard).optional(),
  /** The id of a product that is left out: the page of a product shows others beside it. */
  except: rowId.optional(),
})
export const productFiltersInput = z.strictObject({ type: code, category: code })
export const productInput = z.strictObject(which)
