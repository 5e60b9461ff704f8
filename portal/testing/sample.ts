import type { PictureInfo } from '../../contract/picture-info.ts'
import type {
  ArticleListView,
  ArticleView,
  BannerView,
  FormView,
  NewsListView,
  NewsView,
  ProductListView,
  ProductView,
  SiteView,
} from '../../contract/features/portal.ts'

// A small site for the tests that uses every property.

export const picture = (width = 1920, height = 1080): PictureInfo => ({
  width,
  height,
  widths: [320, 640, 960, 1280, 1920].filter((one) => one <= width),
  placeholder: 'data:image/webp;base64,AAAA',
})

export const BIG = '/media/big0000000000000'
export const SMALL = '/media/small00000000000'
export const COVER = '/media/cover00000000000'

export const site: SiteView = {
  title: '澄明光电',
  icon: null,
  logo: null,
  copyright: '© 2026 澄明光电 版权所有',
  beian: '苏ICP备12345678号',
  policeBeian: null,
  address: '江苏省苏州市星湖街 188 号',
  telephone: '0512-1234 5678',
  email: 'hello@example.com',
  wechatPicture: null,
  mapPosition: null,
  mapPicture: null,
  brandColour: null,
  bannerSize: 'auto',
  seoTitle: null,
  seoDescription: '看得清、判得准的视觉系统。',
  pictures: {},
  languages: ['zh-CN', 'en'],
  priceDisplay: 'shown',
  currency: 'CNY',
  isIndexed: true,
}

export const banner = (id: number, more: Partial<BannerView> = {}): BannerView => ({
  id,
  title: `标题${id}`,
  description: `<p>描述 <strong>${id}</strong></p>`,
  subdesc: `<p>副描述 <em>${id}</em></p>`,
  bigImage: BIG,
  smallImage: SMALL,
  link: '/_news',
  section: 'home',
  language: 'zh-CN',
  pictures: { [BIG]: picture(), [SMALL]: picture(960, 1280) },
  ...more,
})

export const newsCard = (id: number, more: Partial<NewsListView> = {}): NewsListView => ({
  id,
  title: `新闻${id}`,
  category: 'company',
  categoryName: '公司动态',
  summary: `摘要${id}`,
  cover: COVER,
  isTop: id === 1,
  publishTime: '2026-11-12T01:00:00.000Z',
  slug: null,
  language: 'zh-CN',
  pictures: { [COVER]: picture(1280, 800) },
  ...more,
})

export const newsItem = (id: number, more: Partial<NewsView> = {}): NewsView => ({
  ...newsCard(id),
  content: `<p>正文${id}</p>`,
  author: '市场部',
  source: null,
  tags: ['光源'],
  modified: '2026-11-13T01:00:00.000Z',
  seoTitle: null,
  seoDescription: null,
  ...more,
})

export const productCard = (id: number, more: Partial<ProductListView> = {}): ProductListView => ({
  id,
  name: `产品${id}`,
  code: `CM-${id}`,
  subtitle: `副标题${id}`,
  type: 'camera',
  typeName: '工业相机',
  category: 'area-scan',
  categoryName: '面阵相机',
  brandName: '澄明',
  picture: COVER,
  price: id === 1 ? null : 1280,
  priceFrom: false,
  unit: '台',
  isTop: id === 1,
  keyParams: [{ key: 'resolution', name: '分辨率', value: '5 MP' }],
  publishTime: '2026-10-12T01:00:00.000Z',
  slug: `cm-${id}`,
  language: 'zh-CN',
  pictures: { [COVER]: picture(1200, 1200) },
  ...more,
})

export const productItem = (id: number, more: Partial<ProductView> = {}): ProductView => ({
  ...productCard(id),
  gallery: [COVER, BIG],
  video: null,
  captions: null,
  documents: [],
  units: [],
  description: `<p>详情${id}</p>`,
  tags: ['相机'],
  categoryPath: [
    { code: 'imaging', name: '成像' },
    { code: 'area-scan', name: '面阵相机' },
  ],
  paramGroups: [{ name: '传感器', params: [{ key: 'resolution', name: '分辨率', value: '5 MP' }] }],
  skus: [
    { code: `CM-${id}-M`, specs: [{ name: '色彩', value: '黑白' }], price: null, stock: 3, supply: 'in', supplyWords: null, picture: null },
  ],
  modified: '2026-10-13T01:00:00.000Z',
  seoTitle: null,
  seoDescription: null,
  ...more,
})

export const articleCard = (id: number, more: Partial<ArticleListView> = {}): ArticleListView => ({
  id,
  title: `文章${id}`,
  summary: `摘要${id}`,
  cover: COVER,
  section: 'about',
  subCategory: 'profile',
  subCategoryName: '公司简介',
  link: null,
  publishTime: '2026-10-12T01:00:00.000Z',
  slug: `article-${id}`,
  language: 'zh-CN',
  pictures: { [COVER]: picture(1280, 800) },
  ...more,
})

export const articleItem = (id: number, more: Partial<ArticleView> = {}): ArticleView => ({
  ...articleCard(id),
  sectionName: '关于',
  content: `<p>正文${id}</p>`,
  modified: '2026-10-13T01:00:00.000Z',
  seoTitle: null,
  seoDescription: null,
  ...more,
})

/** A form with one question; tests add the questions that they are about. */
export const formItem = (id: number, more: Partial<FormView> = {}): FormView => ({
  id,
  slug: `form-${id}`,
  language: 'zh-CN',
  title: `表单${id}`,
  intro: '请填写下面的内容。',
  thanks: '我们两天内答复。',
  isOpen: true,
  isContact: false,
  version: 1,
  definition: {
    steps: [{ groups: [{ columns: 1, questions: [{ kind: 'line', key: 'name', label: '姓名', labelEn: 'Name', required: true }] }] }],
  },
  choices: {},
  modified: '2026-10-13T01:00:00.000Z',
  seoTitle: null,
  seoDescription: null,
  ...more,
})
