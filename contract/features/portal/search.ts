import { z } from 'zod'
import { total } from '../../schema.ts'
import { composed } from '../../field-schema.ts'
import { card, paging, text } from './shared.ts'

export const SEARCHED = ['product', 'news', 'article'] as const
export type Searched = (typeof SEARCHED)[number]

/** A piece of text; `hit` is true for a piece that was searched for. */
const piece = z.strictObject({ text: z.string(), hit: z.boolean() })
export type Piece = z.infer<typeof piece>

const hitView = z.strictObject({
  ...card,
  kind: z.enum(SEARCHED),
  title: z.array(piece),
  /** The words around the first place where it was found. */
  excerpt: z.array(piece),
  picture: text,
  /** The code of the top category; articles only. */
  section: text,
})
export type HitView = z.infer<typeof hitView>

export const searchView = z.strictObject({
  ...total,
  items: z.array(hitView),
  /** The number of hits of each kind. */
  counts: z.strictObject({ product: z.int(), news: z.int(), article: z.int() }),
  /** The kinds that have more hits than were counted. */
  hasMoreOf: z.array(z.enum(SEARCHED)).optional(),
})
export type SearchView = z.infer<typeof searchView>

export const searchInput = z.strictObject({
  ...paging,
  keyword: composed.min(1).max(100),
  kind: z.enum(SEARCHED).optional(),
})
