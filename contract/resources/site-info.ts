import { choice, longText, picture, text } from '../fields.ts'
import { resource } from '../resource.ts'

/** What the whole site says of the company; one row, which the seed makes. */
export const siteInfo = resource({
  name: 'siteInfo',
  service: 'SiteInfo',
  display: 'title',
  columns: ['title', 'telephone', 'email'],
  fields: {
    title: text({ required: true, max: 100, localized: true }),
    icon: picture(),
    logo: picture(),
    copyright: text({ max: 200, localized: true }),
    beian: text({ max: 64 }),
    policeBeian: text({ max: 64 }),
    address: text({ max: 256, localized: true }),
    telephone: text({ max: 32 }),
    email: text({ max: 256, format: 'email' }),
    wechatPicture: picture(),
    // `31.2989,120.5853`: latitude and longitude (WGS 84).
    mapPosition: text({ max: 64 }),
    mapPicture: picture(),
    brandColour: text({ max: 7, pattern: /^#[0-9a-fA-F]{6}$/ }),
    // P-08: which of a banner's two images is shown; `auto` goes by the visitor's screen.
    bannerSize: choice(['auto', 'big', 'small'], { required: true, default: 'auto' }),
    seoTitle: text({ max: 200, localized: true }),
    seoDescription: longText({ max: 300, localized: true }),
  },
})
