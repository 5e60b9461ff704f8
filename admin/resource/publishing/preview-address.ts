import { isFound, type Resource } from '../../../contract/resource.ts'
import { sectionPath } from '../../../contract/slide-sections.ts'
import type { Item } from '../data/item.ts'
import type { PreviewAddress } from './publishing.ts'

type Shown = Pick<Resource, 'name' | 'publishable' | 'fields'>

/** Returns the address at which a published row is seen: that of visitors, or for a form of the back office alone that of staff. */
export const liveAddress = (r: Shown, item: Item): string =>
  r.name === 'form' && item['isOnSite'] === false ? `#/fillform/${item.id}` : siteAddress(r, item)

/** The address at which visitors see a row: on its own page if rows have pages of their own, else on the page of its section. */
const siteAddress = (r: Shown, item: Item): string => (isFound(r) ? `/_${r.name}detail?id=${item.id}` : sectionPath(item['section']))

/**
 * Returns the address at which visitors would see the draft of a row while the token holds: on its own page (`/_newsdetail`) if rows have pages of their own, else on the
 * page of its section.
 */
export function previewAddress(r: Shown): PreviewAddress {
  return (item, token) => `${siteAddress(r, item)}${isFound(r) ? '&' : '?'}preview=${encodeURIComponent(token)}`
}
