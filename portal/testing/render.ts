import type { Call } from '../../contract/client.ts'
import { client } from '../../contract/client.ts'
import { Problem } from '../../contract/errors.ts'
import { portal } from '../../contract/features/portal.ts'
import { type PageRequest, renderPage } from '../entry-server.tsx'
import { articleCard, articleItem, banner, formItem, newsCard, newsItem, productCard, productItem, site } from './sample.ts'

type Answers = { [N in keyof typeof portal]: (input: never) => unknown }

const listOf = (...items: unknown[]) => ({ totalCount: items.length, items })
const sectionOf = (section: string) => () => listOf(articleCard(1, { section }), articleCard(2, { section }))

const given: Answers = {
  site: () => site,
  navigation: () => [
    { id: 1, name: '首页', link: '/home', target: '_self', children: [] },
    { id: 2, name: '新闻', link: '/_news', target: '_self', children: [] },
    { id: 3, name: '商城', link: 'https://shop.example.com', target: '_blank', children: [] },
  ],
  carousel: () => ({ totalCount: 3, items: [banner(1), banner(2), banner(3)] }),
  listImages: () => ({ totalCount: 0, items: [] }),
  listNews: () => ({ totalCount: 2, items: [newsCard(1), newsCard(2)] }),
  news: ({ id }: { id: number }) => {
    if (id > 100) throw new Problem('notFound')
    return newsItem(id)
  },
  newsCategories: () => [{ value: 'company', label: '公司动态' }],
  listProducts: () => listOf(productCard(1), productCard(2)),
  product: ({ id = 1 }: { id?: number }) => {
    if (id > 100) throw new Problem('notFound')
    return productItem(id)
  },
  productTypes: () => [{ id: 1, code: 'camera', name: '工业相机', description: null, icon: null, count: 2, pictures: {} }],
  productFilters: () => ({ categories: [], brands: [], params: [] }),
  listAbout: sectionOf('about'),
  about: () => articleItem(1),
  listBusinesses: sectionOf('business'),
  business: () => articleItem(1, { section: 'business' }),
  listTechnologies: sectionOf('technology'),
  listClients: sectionOf('client'),
  listPartners: sectionOf('partner'),
  article: ({ id = 1 }: { id?: number }) => {
    if (id > 100) throw new Problem('notFound')
    return articleItem(id)
  },
  articleCategories: () => [{ id: 1, code: 'profile', name: '公司简介', description: null, count: 2 }],
  search: () => ({ ...listOf(), counts: { product: 0, news: 0, article: 0 } }),
  renamed: () => ({ address: null }),
  form: ({ id = 1 }: { id?: number }) => {
    if (id > 100) throw new Problem('notFound')
    return formItem(id)
  },
  contactForm: () => null,
  answerForm: () => ({ number: 12 }),
  enquire: () => null,
  visit: () => null,
}

/** A client that answers calls from samples. Input and output of each call must satisfy the contract. */
export function answering(more: Partial<Answers> = {}, asked: [string, unknown][] = []): Call {
  const answers = { ...given, ...more }
  return client(async ({ path }, input) => {
    const [name, declared] = Object.entries(portal).find(([, endpoint]) => endpoint.path === path)!
    asked.push([name, input])
    return declared.output.parse(answers[name as keyof Answers](declared.input.parse(input) as never))
  })
}

const ORIGIN = 'https://example.com'

/** Renders a page; `answers` replace the replies of the sample site. */
export async function page(
  path: string,
  { answers, asked, ...more }: Partial<PageRequest> & { answers?: Partial<Answers>; asked?: [string, unknown][] } = {},
) {
  const { pathname, search } = new URL(path, ORIGIN)
  const answer = await renderPage({
    path: pathname,
    search,
    language: 'zh-CN',
    timeZone: 'Asia/Shanghai',
    origin: ORIGIN,
    assets: { script: '/assets/main.js', style: '/assets/portal.css' },
    call: answering(answers, asked),
    ...more,
  })
  return { ...answer, html: answer.html() }
}

/** Returns the source of each element of a name. Works for elements that contain no element of their own name. */
export const elements = (html: string, name: string, having = '') =>
  (html.match(new RegExp(`<${name}\\b[^>]*>(?:(?!</?${name}\\b)[^])*(?:</${name}>)?`, 'g')) ?? []).filter((one) => one.includes(having))
