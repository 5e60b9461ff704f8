import type { portal } from '../../contract/features/portal.ts'

type Portal = typeof portal

/**
 * What carrying a read of the portal needs to know of it, typed by the contract and held to it by a test: its schemas stay on the server,
 * so the app shows a public page without loading the schema library.
 */
const read = <N extends keyof Portal>(name: string) =>
  ({
    verbs: ['GET'],
    path: `/api/portal/${name}`,
    access: 'anyone',
    effect: 'read',
    timeout: 5000,
    body: 'abp',
    refusedInDemo: false,
  }) as unknown as Portal[N]

export const reads: Portal = {
  site: read<'site'>('site'),
  navigation: read<'navigation'>('listnavibar'),
  carousel: read<'carousel'>('carousel'),
  listImages: read<'listImages'>('listimage'),
  listNews: read<'listNews'>('listnews'),
  news: read<'news'>('news'),
  newsCategories: read<'newsCategories'>('listnewscategory'),
  listProducts: read<'listProducts'>('listproduct'),
  product: read<'product'>('product'),
  productTypes: read<'productTypes'>('listproducttype'),
  productFilters: read<'productFilters'>('productfilters'),
  listAbout: read<'listAbout'>('listabout'),
  about: read<'about'>('about'),
  listBusinesses: read<'listBusinesses'>('listbusiness'),
  business: read<'business'>('business'),
  listTechnologies: read<'listTechnologies'>('listtech'),
  listClients: read<'listClients'>('listclient'),
  listPartners: read<'listPartners'>('listpartner'),
  article: read<'article'>('article'),
  articleCategories: read<'articleCategories'>('listcategory'),
  search: read<'search'>('search'),
  enquire: { ...read<'enquire'>('enquiry'), verbs: ['POST'], effect: 'write', refusedInDemo: true },
  visit: { ...read<'visit'>('visit'), verbs: ['POST'], effect: 'own' },
}
