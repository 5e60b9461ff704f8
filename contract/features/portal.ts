import { z } from 'zod'
import { endpoint, SERVICES } from '../endpoint.ts'
import { LANGUAGES } from '../languages.ts'
import { listOf, paging, plainString, rowId } from '../schema.ts'
import { pictureInfos } from './pictures.ts'

// What a visitor may see, each with its own list of columns; nothing of a row reaches the portal but what is named here.

const text = z.string().nullable()
/** The language the words are really in: a text that was never translated falls back, and says so. */
const language = z.enum(LANGUAGES)
const preview = z.string().max(300).optional()

export const siteView = z.strictObject({
  title: z.string(),
  icon: text,
  logo: text,
  copyright: text,
  beian: text,
  policeBeian: text,
  address: text,
  telephone: text,
  email: text,
  wechatPicture: text,
  mapPosition: text,
  brandColour: text,
  bannerSize: z.enum(['auto', 'big', 'small']),
  seoTitle: text,
  seoDescription: text,
  pictures: pictureInfos,
})
export type SiteView = z.infer<typeof siteView>

export interface NavigationView {
  id: number
  name: string
  link: string
  target: '_self' | '_blank'
  children: NavigationView[]
}
export const navigationView: z.ZodType<NavigationView> = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    link: z.string(),
    target: z.enum(['_self', '_blank']),
    get children() {
      return z.array(navigationView)
    },
  })
  .register(z.globalRegistry, { id: 'NavigationEntry' })

/** A slide; `description` and `subdesc` are sanitised HTML. */
export const bannerView = z.strictObject({
  id: z.int(),
  title: z.string(),
  description: text,
  subdesc: text,
  bigImage: z.string(),
  smallImage: text,
  link: text,
  language,
  pictures: pictureInfos,
})
export type BannerView = z.infer<typeof bannerView>

export const galleryView = z.strictObject({
  id: z.int(),
  title: z.string(),
  image: z.string(),
  album: text,
  alt: text,
  pictures: pictureInfos,
})
export type GalleryView = z.infer<typeof galleryView>

const newsCard = {
  id: z.int(),
  title: z.string(),
  category: text,
  categoryName: text,
  summary: text,
  cover: text,
  isTop: z.boolean(),
  /** ISO 8601, UTC. */
  publishTime: z.string(),
  slug: text,
  language,
  pictures: pictureInfos,
}
export const newsListView = z.strictObject(newsCard)
export type NewsListView = z.infer<typeof newsListView>

/** `content` is sanitised HTML. */
export const newsView = z.strictObject({
  ...newsCard,
  content: text,
  author: text,
  source: text,
  tags: z.array(z.string()),
  modified: z.string(),
  seoTitle: text,
  seoDescription: text,
})
export type NewsView = z.infer<typeof newsView>

export const categoryView = z.strictObject({ value: z.string(), label: z.string() })
export type CategoryView = z.infer<typeof categoryView>

const listNewsInput = z.strictObject({
  ...paging,
  category: plainString.max(64).optional(),
  keyword: plainString.trim().max(100).optional(),
})
const newsInput = z.strictObject({ id: rowId, preview })
const none = z.strictObject({})
const kept = { access: 'anyone', kept: true } as const

/** C-10: what the portal asks for. */
export const portal = {
  site: endpoint({ ...kept, verbs: ['GET'], path: '/api/portal/site', output: siteView, summary: 'Site info' }),
  navigation: endpoint({
    ...kept,
    verbs: ['GET'],
    path: '/api/portal/listnavibar',
    output: z.array(navigationView),
    summary: 'The navigation bar, a tree',
  }),
  carousel: endpoint({
    ...kept,
    verbs: ['GET'],
    path: '/api/portal/carousel',
    input: z.strictObject({ preview }),
    output: listOf(bannerView),
    summary: 'The slides shown now',
  }),
  listImages: endpoint({
    ...kept,
    verbs: ['GET'],
    path: '/api/portal/listimage',
    input: z.strictObject({ ...paging, album: plainString.max(64).optional() }),
    output: listOf(galleryView),
    summary: 'The gallery',
  }),
  listNews: endpoint({
    ...kept,
    verbs: ['GET'],
    path: '/api/portal/listnews',
    input: listNewsInput,
    output: listOf(newsListView),
    summary: 'Published news, pinned first, then newest',
  }),
  news: endpoint({
    ...kept,
    verbs: ['GET'],
    path: '/api/portal/news',
    input: newsInput,
    output: newsView,
    summary: 'One published news item',
  }),
  newsCategories: endpoint({
    ...kept,
    verbs: ['GET'],
    path: '/api/portal/listnewscategory',
    output: z.array(categoryView),
    summary: 'The categories of news',
  }),
}

/** C-11: the same reads under the names that the site service of this family of clients asks for. */
export const site = {
  menuTree: endpoint({
    ...kept,
    path: `${SERVICES}/SiteMenu/GetTree`,
    input: none,
    output: portal.navigation.output,
    summary: 'As /api/portal/listnavibar',
  }),
  carousel: endpoint({
    ...kept,
    path: `${SERVICES}/SiteCarousel/GetAll`,
    input: z.strictObject({ preview }),
    output: portal.carousel.output,
    summary: 'As /api/portal/carousel',
  }),
  gallery: endpoint({
    ...kept,
    path: `${SERVICES}/Gallery/GetAll`,
    input: portal.listImages.input,
    output: portal.listImages.output,
    summary: 'As /api/portal/listimage',
  }),
  listNews: endpoint({
    ...kept,
    path: `${SERVICES}/SiteNews/GetAll`,
    input: listNewsInput,
    output: portal.listNews.output,
    summary: 'As /api/portal/listnews',
  }),
  news: endpoint({
    ...kept,
    path: `${SERVICES}/SiteNews/Get`,
    input: newsInput,
    output: portal.news.output,
    summary: 'As /api/portal/news',
  }),
  info: endpoint({ ...kept, path: `${SERVICES}/SiteSetting/GetSiteInfo`, input: none, output: siteView, summary: 'As /api/portal/site' }),
}
