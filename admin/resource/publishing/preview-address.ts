import { isFound, type Resource } from '../../../contract/resource.ts'
import type { PreviewAddress } from './publishing.ts'

/** Returns the address at which visitors see a published row: on its own page if rows have pages of their own, else on the home page. */
export const liveAddress = (r: Pick<Resource, 'name' | 'publishable' | 'fields'>, id: number): string =>
  isFound(r) ? `/_${r.name}detail?id=${id}` : '/home'

/**
 * Returns the address at which visitors would see the draft of a row while the token holds: on its own page (`/_newsdetail`) if rows have pages of their own, else on the
 * home page.
 */
export function previewAddress(r: Pick<Resource, 'name' | 'publishable' | 'fields'>): PreviewAddress {
  return ({ id }, token) => `${liveAddress(r, id)}${isFound(r) ? '&' : '?'}preview=${encodeURIComponent(token)}`
}
