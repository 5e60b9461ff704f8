import { isFound, type Resource } from '../../../contract/resource.ts'
import type { PreviewAddress } from './publishing.ts'

/**
 * Returns the address at which visitors would see the draft of a row while the token holds: on its own page (`/_newsdetail`) if rows have pages of their own, else on the
 * home page.
 */
export function previewAddress(r: Pick<Resource, 'name' | 'publishable' | 'fields'>): PreviewAddress {
  if (!isFound(r)) return (_, token) => `/home?preview=${encodeURIComponent(token)}`
  return ({ id }, token) => `/_${r.name}detail?id=${id}&preview=${encodeURIComponent(token)}`
}
