import type { Resource } from '../../contract/resource.ts'
import { allResources } from '../../contract/resources/index.ts'

// The published records that have a page of their own. Only what their addresses need is read, since there may be a hundred thousand.

export const KINDS = ['news', 'article', 'product'] as const
export type Kind = (typeof KINDS)[number]

/** The English columns whose text makes an English page. */
export const ENGLISH: Record<Kind, string> = { news: 'titleEn', article: 'titleEn', product: 'nameEn' }

const byName = new Map(allResources.map((r) => [r.name, r]))

export const resourceOf = (kind: Kind): Resource => byName.get(kind)!
