import { z } from 'zod'
import { MEDIA } from '../field-schema.ts'
import { LANGUAGES } from '../languages.ts'
import { otherWords, words } from './product-parts.ts'

/** The kinds that a document of a product can have; visitors read them in this order. */
export const DOCUMENT_KINDS = ['datasheet', 'drawing', 'manual', 'other'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

const productDocument = z.strictObject({
  kind: z.enum(DOCUMENT_KINDS),
  title: words,
  titleEn: otherWords,
  /** The address of an uploaded file. */
  file: z.string().regex(MEDIA),
  /** The language that it is written in; a drawing often has none. */
  language: z.enum(LANGUAGES).nullish(),
  /** `V1.2`, `2026-05`. */
  version: z.string().trim().max(32).nullish(),
})
export type ProductDocument = z.infer<typeof productDocument>

/** The files that a buyer reads beside the page: data sheets, drawings, manuals. */
export const productDocuments = z.array(productDocument).max(50)
