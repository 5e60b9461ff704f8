import { z } from 'zod'
import { pictureInfos } from '../../picture-info.ts'
import { CURRENCIES } from '../../format/currency.ts'
import { SLIDE_SECTIONS, type SlideSection } from '../../slide-sections.ts'
import { language, text } from './shared.ts'

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
  mapPicture: text,
  brandColour: text,
  bannerSize: z.enum(['auto', 'big', 'small']),
  seoTitle: text,
  seoDescription: text,
  pictures: pictureInfos,
  /** The languages that the site offers. */
  languages: z.array(language),
  /** `onRequest`: no price is told. */
  priceDisplay: z.enum(['shown', 'onRequest']),
  currency: z.enum(CURRENCIES),
  /** False when search engines must not index the site. */
  isIndexed: z.boolean(),
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

/** The part of the site whose slides are asked for. */
export const slideSection = z.enum(Object.keys(SLIDE_SECTIONS) as [SlideSection, ...SlideSection[]])

/** A slide; `description` and `subdesc` are sanitised HTML. */
export const bannerView = z.strictObject({
  id: z.int(),
  title: z.string(),
  description: text,
  subdesc: text,
  bigImage: z.string(),
  smallImage: text,
  link: text,
  section: slideSection,
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
