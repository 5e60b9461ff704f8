import { choice, longText, picture, text } from '../fields.ts'
import { resource } from '../declaration.ts'

/** The facts about the company that the whole site shows: one row, which the seed makes. */
export const siteInfo = resource({
  name: 'siteInfo',
  service: 'SiteInfo',
  title: ['站点信息', 'Site info', 'site info'],
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
    bannerSize: choice(
      { auto: ['按屏幕自动选择', 'Automatic'], big: ['大图', 'Large'], small: ['小图', 'Small'] },
      { required: true, default: 'auto' },
    ),
    seoTitle: text({ max: 200, localized: true }),
    seoDescription: longText({ max: 300, localized: true }),
  },
  sections: [
    { name: 'basics', fields: ['title'] },
    {
      name: 'look',
      fields: [
        ['icon', 'logo'],
        ['brandColour', 'bannerSize'],
      ],
    },
    { name: 'contact', fields: [['telephone', 'email'], 'address', 'mapPosition', ['mapPicture', 'wechatPicture']] },
    { name: 'filing', fields: ['copyright', ['beian', 'policeBeian']] },
    { name: 'seo', fields: ['seoTitle', 'seoDescription'] },
  ],
  labels: {
    title: ['站点名称', 'Site name'],
    icon: ['图标', 'Icon'],
    logo: ['标志', 'Logo'],
    copyright: ['版权信息', 'Copyright'],
    beian: ['ICP 备案号', 'ICP number'],
    policeBeian: ['公安备案号', 'Public security filing no.'],
    address: ['地址', 'Address'],
    telephone: ['电话', 'Telephone'],
    email: ['邮箱', 'E-mail'],
    wechatPicture: ['微信二维码', 'WeChat code'],
    mapPosition: ['地图坐标', 'Map position'],
    mapPicture: ['地图图片', 'Map picture'],
    brandColour: ['品牌色', 'Brand colour'],
    bannerSize: ['轮播图尺寸', 'Banner pictures'],
  },
})
