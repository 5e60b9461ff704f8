import type { Call } from '../../contract/client.ts'
import type { ArticleListView, Section, SubCategoryView } from '../../contract/features/portal.ts'
import type { Crumb } from './crumb.ts'
import { withQuery } from '../address/paths.ts'
import { pageQuery, text } from '../address/page-query.ts'
import { PAGES } from '../address/pages.ts'
import { defined, LONGEST_CODE } from '../address/query.ts'
import { reads } from './reads.ts'

// The parts of the site that its articles make up, each with a page that shows them.

interface SectionPage {
  path: string
  list: typeof reads.listAbout
  /** Whether the page shows one category at a time. */
  hasTopics: boolean
}

export const sectionPages: Record<Section, SectionPage> = {
  about: { path: PAGES.about, list: reads.listAbout, hasTopics: true },
  business: { path: PAGES.business, list: reads.listBusinesses, hasTopics: false },
  technology: { path: PAGES.technology, list: reads.listTechnologies, hasTopics: true },
  client: { path: PAGES.client, list: reads.listClients, hasTopics: true },
  partner: { path: PAGES.client, list: reads.listPartners, hasTopics: false },
}

/** Staff may add sections of their own, which no page shows as a whole. */
export const isSection = (code: string): code is Section => Object.hasOwn(sectionPages, code)

/** The page of a section, or of a category below it. */
export const topicPath = (section: Section, category?: string | null) =>
  withQuery(sectionPages[section].path, { category: category ?? undefined })

/** The way from a section's page to what it shows of the category that its address names. */
export function topicTrail(section: Section, name: string, topic: SubCategoryView | null): Crumb[] {
  const own = { name, to: topicPath(section) }
  return topic ? [own, { name: topic.name, to: topicPath(section, topic.code) }] : [own]
}

export interface SectionData {
  /** As staff have named it; null before they have. */
  name: string | null
  description: string | null
  /** The categories below it in which something is published. */
  topics: SubCategoryView[]
  /** How many articles it has in all. */
  count: number
}

export async function readSection(call: Call, section: Section): Promise<SectionData> {
  const own = (await call(reads.articleCategories)).find(({ code }) => code === section)
  if (!own) return { name: null, description: null, topics: [], count: 0 }
  const below = await call(reads.articleCategories, { category: section })
  return { name: own.name, description: own.description, topics: below.filter(({ count }) => count > 0), count: own.count }
}

export interface TopicData extends SectionData {
  /** The one that the address asks for. */
  topic: SubCategoryView | null
  items: ArticleListView[]
}

/** The most records of a section that are shown; the call may return fewer. */
const MOST = 200
const AT_ONCE = 50

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
    const page = await call(sectionPages[section].list, { ...filter, skipCount: items.length, maxResultCount: AT_ONCE })
    items.push(...page.items)
    if (page.items.length < AT_ONCE || items.length >= Math.min(page.totalCount, MOST)) return items
  }
}

export interface TopicGroup {
  /** Null for what is in no category of the section's page. */
  topic: SubCategoryView | null
  items: ArticleListView[]
}

/** Articles by the topics of their section, in the order of these; what is under none comes last. */
export function byTopic(items: ArticleListView[], topics: SubCategoryView[]): TopicGroup[] {
  const known = new Set(topics.map(({ code }) => code))
  const groups = [
    ...topics.map((topic) => ({ topic, items: items.filter(({ subCategory }) => subCategory === topic.code) })),
    { topic: null, items: items.filter(({ subCategory }) => subCategory === null || !known.has(subCategory)) },
  ]
  return groups.filter((group) => group.items.length > 0)
}
