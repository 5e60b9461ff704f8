import type { Call } from '../../contract/client.ts'
import type { ArticleListView, Section, SubCategoryView } from '../../contract/features/portal.ts'
import type { Crumb } from './crumb.ts'
import { withQuery } from '../address/paths.ts'
import { pageQuery, text } from '../address/page-query.ts'
import { PAGES } from '../address/pages.ts'
import { defined, LONGEST_CODE } from '../address/query.ts'
import { reads } from './reads.ts'

// The sections of the site that consist of articles, each with a page that lists them.

interface SectionPage {
  path: string
  list: typeof reads.listAbout
  /** True if the page can show a single category. */
  hasTopics: boolean
}

export const sectionPages: Record<Section, SectionPage> = {
  about: { path: PAGES.about, list: reads.listAbout, hasTopics: true },
  business: { path: PAGES.business, list: reads.listBusinesses, hasTopics: false },
  technology: { path: PAGES.technology, list: reads.listTechnologies, hasTopics: true },
  client: { path: PAGES.client, list: reads.listClients, hasTopics: true },
  partner: { path: PAGES.client, list: reads.listPartners, hasTopics: false },
}

/** False for the sections that staff have added: no page lists their articles. */
export const isSection = (code: string): code is Section => Object.hasOwn(sectionPages, code)

/** Returns the path of a section's page, or of a category of the section. */
export const topicPath = (section: Section, category?: string | null) =>
  withQuery(sectionPages[section].path, { category: category ?? undefined })

/** Returns the breadcrumbs from a section's page to the category that the address names. */
export function topicTrail(section: Section, name: string, topic: SubCategoryView | null): Crumb[] {
  const own = { name, to: topicPath(section) }
  return topic ? [own, { name: topic.name, to: topicPath(section, topic.code) }] : [own]
}

export interface SectionData {
  /** The name that staff have entered, or null. */
  name: string | null
  description: string | null
  /** The categories of the section with published articles. */
  topics: SubCategoryView[]
  /** The number of articles in the section. */
  count: number
}

export async function readSection(call: Call, section: Section): Promise<SectionData> {
  const own = (await call(reads.articleCategories)).find(({ code }) => code === section)
  if (!own) return { name: null, description: null, topics: [], count: 0 }
  const below = await call(reads.articleCategories, { category: section })
  return { name: own.name, description: own.description, topics: below.filter(({ count }) => count > 0), count: own.count }
}

export interface TopicData extends SectionData {
  /** The category that the address names, or null. */
  topic: SubCategoryView | null
  items: ArticleListView[]
}

/** The greatest number of articles on the page of a section. */
const MOST = 200
const PER_CALL = 50

/** All that the page of a section reads from its address. */
export const topicQuery = pageQuery('', { category: text(LONGEST_CODE) })

/** A section's page, or the part of it that shows the category of this code. */
export async function readTopic(call: Call, section: Section, asked = ''): Promise<TopicData> {
  const [own, items] = await Promise.all([readSection(call, section), readItems(call, section, defined({ category: asked }))])
  const topic = own.topics.find(({ code }) => code.toLowerCase() === asked.toLowerCase()) ?? null
  return { ...own, topic, items }
}

async function readItems(call: Call, section: Section, filter: { category?: string }): Promise<ArticleListView[]> {
  const items: ArticleListView[] = []
  for (;;) {
    const page = await call(sectionPages[section].list, { ...filter, skipCount: items.length, maxResultCount: PER_CALL })
    items.push(...page.items)
    if (page.items.length < PER_CALL || items.length >= Math.min(page.totalCount, MOST)) return items
  }
}

export interface TopicGroup {
  /** Null for articles without a category of the section. */
  topic: SubCategoryView | null
  items: ArticleListView[]
}

/** Groups articles by the categories of their section, in the order of the categories. Articles without a category come last. */
export function byTopic(items: ArticleListView[], topics: SubCategoryView[]): TopicGroup[] {
  const known = new Set(topics.map(({ code }) => code))
  const groups = [
    ...topics.map((topic) => ({ topic, items: items.filter(({ subCategory }) => subCategory === topic.code) })),
    { topic: null, items: items.filter(({ subCategory }) => subCategory === null || !known.has(subCategory)) },
  ]
  return groups.filter((group) => group.items.length > 0)
}
