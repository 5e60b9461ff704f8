import { z } from 'zod'

// The JSON-LD that search engines accept: the properties that schema.org and
// https://developers.google.com/search/docs/appearance/structured-data require or recommend, as far as the site has them. Other properties are refused.

const address = z.url({ protocol: /^https?$/ })
const words = z.string().trim().min(1)
const moment = z.iso.datetime({ offset: true })
const context = { '@context': z.literal('https://schema.org') }

const company = z.strictObject({ '@type': z.literal('Organization'), name: words, url: address, logo: address.optional() })
const department = z.strictObject({ '@type': z.literal('Organization'), name: words, parentOrganization: company })
const person = z.strictObject({ '@type': z.literal('Person'), name: words })

const organization = z.strictObject({
  ...context,
  ...company.shape,
  description: words.optional(),
  email: words.optional(),
  telephone: words.optional(),
  address: words.optional(),
})

const webSite = z.strictObject({
  ...context,
  '@type': z.literal('WebSite'),
  name: words,
  url: address,
  inLanguage: z.enum(['zh-CN', 'en']),
  potentialAction: z.strictObject({
    '@type': z.literal('SearchAction'),
    target: z.strictObject({ '@type': z.literal('EntryPoint'), urlTemplate: z.string().includes('{search_term_string}') }),
    'query-input': z.literal('required name=search_term_string'),
  }),
})

const written = {
  ...context,
  headline: words.max(200),
  description: words.optional(),
  image: z.array(address).min(1).optional(),
  datePublished: moment,
  dateModified: moment,
  inLanguage: z.enum(['zh-CN', 'en']),
  mainEntityOfPage: address,
  author: z.union([person, company, department]),
  publisher: company,
}
const newsArticle = z.strictObject({ ...written, '@type': z.literal('NewsArticle') })
const article = z.strictObject({ ...written, '@type': z.literal('Article'), articleSection: words })

const breadcrumbs = z.strictObject({
  ...context,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: words, item: address }))
    .min(2)
    .refine((items) => items.every(({ position }, index) => position === index + 1)),
})

const offered = {
  priceCurrency: z.literal('CNY'),
  availability: z.enum(['InStock', 'BackOrder', 'OutOfStock'].map((word) => `https://schema.org/${word}`)).optional(),
  url: address,
}
const price = z.number().min(0)
const offer = z.discriminatedUnion('@type', [
  z.strictObject({ '@type': z.literal('Offer'), price, ...offered }),
  z
    .strictObject({ '@type': z.literal('AggregateOffer'), lowPrice: price, highPrice: price, offerCount: z.int().min(1), ...offered })
    .refine(({ lowPrice, highPrice }) => lowPrice < highPrice),
])
const product = z.strictObject({
  ...context,
  '@type': z.literal('Product'),
  name: words,
  description: words.optional(),
  image: z.array(address).min(1).optional(),
  sku: words,
  brand: z.strictObject({ '@type': z.literal('Brand'), name: words }).optional(),
  category: words.optional(),
  url: address,
  additionalProperty: z.array(z.strictObject({ '@type': z.literal('PropertyValue'), name: words, value: words })),
  // Google shows a product without an offer, a review or a rating as a plain result.
  offers: offer.optional(),
})

const SCHEMAS: Record<string, z.ZodType> = {
  Organization: organization,
  WebSite: webSite,
  NewsArticle: newsArticle,
  Article: article,
  BreadcrumbList: breadcrumbs,
  Product: product,
}

/** Returns the blocks of JSON-LD of a page. Throws at the first block that does not match its schema. */
export function structuredOn(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => {
    const data = JSON.parse(json!) as Record<string, unknown>
    const schema = SCHEMAS[String(data['@type'])]
    if (!schema) throw new Error(`No schema for ${String(data['@type'])}; see portal/testing/structured.ts`)
    return schema.parse(data) as Record<string, unknown>
  })
}
