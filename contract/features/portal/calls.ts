import type { Endpoint } from '../../endpoint.ts'

type PortalCall = Pick<Endpoint, 'path' | 'verbs' | 'access' | 'effect' | 'refusedInDemo' | 'timeout' | 'body'>

const call = (name: string, more?: Partial<PortalCall>): PortalCall => ({
  path: `/api/portal/${name}`,
  verbs: ['GET'],
  access: 'anyone',
  effect: 'read',
  refusedInDemo: false,
  timeout: 5000,
  body: 'abp',
  ...more,
})

/**
 * The calls of the portal without their schemas. `contract/features/portal.ts` adds these; the portal imports this file alone, so the app shows a public
 * page without loading the schema library.
 */
export const portalCalls = {
  site: call('site'),
  navigation: call('listnavibar'),
  carousel: call('carousel'),
  listImages: call('listimage'),
  listNews: call('listnews'),
  news: call('news'),
  newsCategories: call('listnewscategory'),
  listProducts: call('listproduct'),
  product: call('product'),
  productTypes: call('listproducttype'),
  productFilters: call('productfilters'),
  listAbout: call('listabout'),
  about: call('about'),
  listBusinesses: call('listbusiness'),
  business: call('business'),
  listTechnologies: call('listtech'),
  listClients: call('listclient'),
  listPartners: call('listpartner'),
  article: call('article'),
  articleCategories: call('listcategory'),
  search: call('search'),
  renamed: call('renamed'),
  form: call('form'),
  contactForm: call('contactform'),
  answerForm: call('formanswer', { verbs: ['POST'], effect: 'write', refusedInDemo: true }),
  enquire: call('enquiry', { verbs: ['POST'], effect: 'write', refusedInDemo: true }),
  visit: call('visit', { verbs: ['POST'], effect: 'own' }),
}
