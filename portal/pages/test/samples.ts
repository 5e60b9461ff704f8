import type { ArticleListView, HitView, NewsListView, ProductView } from '../../../contract/features/portal.ts'
import type { LayoutData } from '../../page/layout-data.ts'
import { otherLanguage } from '../../address/paths.ts'
import type { PortalWords } from '../../text/words.ts'

type Words = PortalWords['blocks']['sample']

/** Published records, if there are any, so that the links of the samples work. */
export type Targets = Record<'news' | 'product' | 'article', { id: number; slug: string | null }>

const MOMENT = '2026-01-15T01:00:00.000Z'

/** Makes sample content in the language of the page, with the pictures of the carousel. */
export function samplesOf(words: Words, { language, banners }: Pick<LayoutData, 'language' | 'banners'>, targets: Targets) {
  const pictures = Object.assign({}, ...banners.map((banner) => banner.pictures)) as LayoutData['site']['pictures']
  const addresses = banners.map(({ bigImage }) => bigImage)
  const picture = addresses[0] ?? null
  const common = { publishTime: MOMENT, language, pictures }
  const news = (id: number, more: Partial<NewsListView> = {}): NewsListView => ({
    ...common,
    ...targets.news,
    title: id % 2 ? words.title : words.long,
    category: 'sample',
    categoryName: words.category,
    summary: words.summary,
    cover: addresses[id] ?? picture,
    isTop: false,
    ...more,
  })
  const article = (section: string): ArticleListView => ({
    ...common,
    ...targets.article,
    title: section === 'client' ? words.company : words.title,
    summary: words.summary,
    cover: picture,
    section,
    subCategory: 'sample',
    subCategoryName: words.category,
    link: null,
  })
  const hit = (kind: HitView['kind']): HitView => ({
    ...common,
    ...targets[kind],
    kind,
    title: [
      { text: `${words.title} `, hit: false },
      { text: words.hit, hit: true },
    ],
    excerpt: [
      { text: `${words.summary} `, hit: false },
      { text: words.hit, hit: true },
    ],
    picture: kind === 'article' ? null : picture,
    section: 'about',
  })
  return {
    news: [news(1, { isTop: true }), news(2, { language: otherLanguage(language) }), news(3, { cover: null })],
    product: product(words, { ...common, ...targets.product }, addresses),
    articles: [article('about'), article('technology'), article('client')],
    hits: [hit('product'), hit('news'), hit('article')],
    picture,
    pictures,
  }
}

type Common = Pick<ProductView, 'id' | 'slug' | 'publishTime' | 'language' | 'pictures'>

function product(words: Words, common: Common, gallery: string[]): ProductView {
  const params = [1, 2, 3].map((index) => ({ key: `p${index}`, name: `${words.param} ${index}`, value: `${words.value} ${index}` }))
  const sku = (index: number, more: { price: number | null; stock: number | null }) => ({
    code: `SAMPLE-${index}`,
    specs: [{ name: words.spec, value: `${words.value} ${index}` }],
    picture: null,
    supply: more.stock ? ('in' as const) : ('none' as const),
    supplyWords: null,
    ...more,
  })
  return {
    ...common,
    name: words.name,
    code: 'SAMPLE',
    subtitle: words.subtitle,
    type: 'sample',
    typeName: words.type,
    category: 'sample',
    categoryName: words.category,
    categoryPath: [],
    brandName: words.brand,
    picture: gallery[0] ?? null,
    price: 12_800,
    priceFrom: false,
    unit: words.unit,
    isTop: true,
    keyParams: params,
    modified: common.publishTime,
    seoTitle: null,
    seoDescription: null,
    gallery,
    video: null,
    captions: null,
    documents: [],
    units: [],
    description: null,
    tags: [],
    paramGroups: [1, 2].map((index) => ({ name: `${words.group} ${index}`, params })),
    skus: [sku(1, { price: 12_800, stock: 8 }), sku(2, { price: null, stock: 0 })],
  }
}
