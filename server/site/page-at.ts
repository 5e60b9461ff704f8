import type { Kind } from './kinds.ts'
import { isPage, MOVED_PAGES, pageParts, RECORD_PAGES } from '../../portal/entry-server.tsx'

/** No record has a longer readable part in its address. */
const LONGEST_SLUG = 120
const ID = /^[1-9]\d{0,14}$/

/** The page that an address leads to, without the part of the query that only arranges its content. */
export interface PageAddress {
  /** `/_newsdetail` */
  base: string
  /** The kind of record that it shows; null for a page that shows none. */
  kind: Kind | null
  /** The record, by the readable part of its address or by number. */
  slug?: string | undefined
  id?: number | undefined
  /** The whole address in its one spelling: `/_newsdetail/some-words`, `/_newsdetail?id=3`. */
  path: string
}

/** Reads an address without its language; null for an address that leads to no page of the portal. The record need not exist. */
export function pageAt(address: string): PageAddress | null {
  const [before = '', query] = address.split('?')
  const plain = before.toLowerCase().replace(/\/$/, '')
  const parts = pageParts(plain)
  if (!parts || parts.base in MOVED_PAGES || !isPage(plain)) return null
  const { base, slug } = parts
  if (slug && slug.length > LONGEST_SLUG) return null
  const kind = RECORD_PAGES[base] ?? null
  const id = new URLSearchParams(query).get('id') ?? ''
  if (slug || kind === null || !ID.test(id)) return { base, kind, slug, path: plain }
  return { base, kind, id: Number(id), path: `${base}?id=${id}` }
}
