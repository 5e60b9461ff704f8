import type { ResourceName } from '../../../contract/resources/index.ts'
import type { PreviewAddress } from './publishing.ts'

/** A page of the portal that shows one row, its draft while the token holds. */
const detail =
  (path: string): PreviewAddress =>
  ({ id }, token) =>
    `${path}?id=${id}&preview=${encodeURIComponent(token)}`

/** Where the draft of a publishable row is seen as visitors would see it. */
export const PREVIEW_ADDRESSES: Partial<Record<ResourceName, PreviewAddress>> = {
  news: detail('/_newsdetail'),
  article: detail('/_articledetail'),
  product: detail('/_productdetail'),
  carousel: (_, token) => `/home?preview=${encodeURIComponent(token)}`,
}
