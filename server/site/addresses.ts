import { isPage } from '../../portal/entry-server.tsx'

const PLAIN = /^[/a-z0-9_-]+$/
const PAGE = /^(\/(?:home|_[a-z]+))(?:\/([a-z0-9-]{1,120}))?$/
const ID = /^[1-9]\d{0,14}$/

/** The page an address leads to, without what only arranges it. */
export interface PageAddress {
  /** `/_newsdetail` */
  base: string
  /** What it shows, by the readable part of its address or by number. */
  slug?: string | undefined
  id?: number | undefined
  /** All of it, always written alike: `/_newsdetail/some-words`, `/_newsdetail?id=3`. */
  path: string
}

/** Reads an address without its language; null where no page of the portal is. Of what the page shows it says nothing. */
export function pageAt(address: string): PageAddress | null {
  const [before = '', query] = address.split('?')
  const plain = before.toLowerCase().replace(/\/$/, '')
  const [, base, slug] = PAGE.exec(plain) ?? []
  if (!base || !isPage(plain)) return null
  const id = new URLSearchParams(query).get('id') ?? ''
  if (slug || !base.endsWith('detail') || !ID.test(id)) return { base, slug, path: plain }
  return { base, id: Number(id), path: `${base}?id=${id}` }
}

/** The longest path that is parsed: our own paths and those that staff redirect are shorter. A query may be longer. */
const LONGEST_PATH = 2048

export const hasLongPath = ({ url = '' }: { url?: string | undefined }) => url.length > LONGEST_PATH && pathOf(url).length > LONGEST_PATH

/** Returns the path of an address. */
export const pathOf = (url: string) => url.split('?', 1)[0]!

/**
 * Returns the canonical form of a path: small letters, single slashes, no slash at the end, no escapes. Null when it holds a character that no page's
 * path has.
 */
export function canonicalPath(path: string): string | null {
  const plain = decoded(path).toLowerCase()
  return PLAIN.test(plain) ? `/${plain.split('/').filter(Boolean).join('/')}` : null
}

/** Decodes an address; returns it unchanged when an escape is invalid. */
export function decoded(address: string) {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
