import type { portal } from '../contract/features/portal.ts'

type Portal = typeof portal

/**
 * What carrying a read of the portal needs to know of it, typed by the contract and held to it by a test: its schemas stay on the server,
 * so the app shows a public page without loading the schema library.
 */
const read = <N extends keyof Portal>(path: string) =>
  ({ verbs: ['GET'], path, access: 'anyone', effect: 'read', timeout: 5000, body: 'abp', refusedInDemo: false }) as unknown as Portal[N]

export const reads: Portal = {
  site: read<'site'>('/api/portal/site'),
  navigation: read<'navigation'>('/api/portal/listnavibar'),
  carousel: read<'carousel'>('/api/portal/carousel'),
  listImages: read<'listImages'>('/api/portal/listimage'),
  listNews: read<'listNews'>('/api/portal/listnews'),
  news: read<'news'>('/api/portal/news'),
  newsCategories: read<'newsCategories'>('/api/portal/listnewscategory'),
}
