import { isFound, type Resource } from '../../../contract/resource.ts'
import { sectionPath } from '../../../contract/slide-sections.ts'
import type { Item } from '../data/item.ts'
import type { PreviewAddress } from './publishing.ts'

/** Returns the address at which visitors see a published row: on its own page if rows have pages of their own, else on the page of its section. */
export const liveAddress = (r: Pick<Resource, 'name' | 'publishable' | 'fields'>, item: Item): string =>
  isFound(r) ? `/_${r.name}detail?id=${item.id}` : sectionPath(item['section'])

/**
 * Returns the address at which visitors would see the draft of a row while the token holds: on its own page (`/_newsdetail`) if rows have pages of their own, else on the
 * page of its section.
 */
export function previewAddress(r: Pick<Resource, 'name' | 'publishable' | 'fields'>): PreviewAddress {
  return (item, token) => `${liveAddress(r, item)}${isFound(r) ? '&' : '?'}preview=${encodeURIComponent(token)}`
}
