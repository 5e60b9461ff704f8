import { sql, type RawBuilder } from 'kysely'
import { SEARCHED, type HitView, type Piece, type Searched, type SearchView } from '../../../contract/features/portal.ts'
import { patternOf } from '../../../contract/field-schema.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import type { Resource } from '../../../contract/resource.ts'
import { MOST_COUNTED } from '../../../contract/format/count-text.ts'
import { lowerAscii } from '../../../contract/format/lower-ascii.ts'
import { forLongRead, type Context } from '../../http/context.ts'
import { snapshotTable } from '../../crud/columns.ts'
import type { Engine } from '../../db/engine.ts'
import { lowerColumn } from '../../db/dialect.ts'
import { pictureInfos } from '../portal/picture-infos.ts'
import { countPublished, published, type Shown } from '../../publishing/published.ts'
import { isLive } from '../../crud/live.ts'
import { inLanguage, languageOf } from '../../language/localized.ts'
import { byIndex, walk, type Walk } from '../../search/by-index.ts'
import { countHits } from '../../publishing/count-hits.ts'
import { hitsOf, readingOf, type Hits } from '../../search/found.ts'
import { excerpt, marked } from './pieces.ts'
import { partWith, plainText } from '../../search/plain-text.ts'
import { codesAs, joinedCodes } from '../../search/spellings.ts'
import { markedWords, type AskedTerm } from '../../search/terms.ts'

/** The sign between paragraphs and cells of a text that is shown as one line. */
const BETWEEN = ' · '

interface Search {
  keyword: string
  kind?: Searched | undefined
  skipCount: number
  maxResultCount: number
}

type ShownRow = Shown<Resource>

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

/** The resource of a kind, and the properties that hold its title, texts and picture. */
interface Kind {
  r: Resource
  title: string
  summary: string
  text: string
  picture: (row: ShownRow) => string | null
  /** The property with the code by which people who know it search. */
  code?: string
  /** The ranks of a hit in the title and of one elsewhere. */
  places: { title: Place; text: Place }
}

/** From the best to the last: the keyword names its model number; found in what a product, or anything else, is called; found elsewhere in a product, or in anything else. */
const PLACES = ['code', 'product', 'title', 'details', 'text'] as const
type Place = (typeof PLACES)[number]

const OTHERS: Kind['places'] = { title: 'title', text: 'text' }

const KINDS: Record<Searched, Kind> = {
  product: {
    r: resourceNamed('product'),
    code: 'code',
    places: { title: 'product', text: 'details' },
    title: 'name',
    summary: 'subtitle',
    text: 'description',
    picture: (row) => textOf(Array.isArray(row['pictures']) ? row['pictures'][0] : null),
  },
  news: {
    r: resourceNamed('news'),
    places: OTHERS,
    title: 'title',
    summary: 'summary',
    text: 'content',
    picture: (row) => textOf(row['cover']),
  },
  article: {
    r: resourceNamed('article'),
    places: OTHERS,
    title: 'title',
    summary: 'summary',
    text: 'content',
    picture: (row) => textOf(row['cover']),
  },
}

/**
 * Returns products, news and articles that hold all words of the keyword: first the products with a model number in it, then products that are called so, then
 * hits in other titles, then other products, then the newest.
 */
export async function search(ctx: Context, { keyword, kind, skipCount, maxResultCount }: Search): Promise<SearchView> {
  const counts = { product: 0, news: 0, article: 0 }
  const hasMoreOf: Searched[] = []
  const found = {} as Record<Searched, Hits>
  const kinds = SEARCHED.map((each) => KINDS[each].r)
  const words = await readingOf(ctx, kinds, keyword)
  for (const each of SEARCHED) {
    found[each] = await hitsOf(ctx, KINDS[each].r, { words })
    const { total, hasMore } = await countFound(ctx, KINDS[each].r, found[each])
    counts[each] = total
    if (hasMore) hasMoreOf.push(each)
  }
  const asked: readonly Searched[] = kind ? [kind] : SEARCHED
  const ranked: Ranked[] = []
  if (skipCount < MOST_COUNTED)
    for (const each of asked)
      ranked.push(...(await rank(ctx, each, { keyword, words, anywhere: found[each], most: skipCount + maxResultCount })))
  const hits = ranked.toSorted(inRank).slice(skipCount, skipCount + maxResultCount)
  return {
    totalCount: asked.reduce((sum: number, each) => sum + counts[each], 0),
    ...(asked.some((each) => hasMoreOf.includes(each)) && { hasMore: true as const }),
    items: await shown(ctx, hits, keyword),
    counts,
    ...(hasMoreOf.length > 0 && { hasMoreOf }),
  }
}

const countFound = (ctx: Context, r: Resource, hits: Hits) => (hits.many ? countHits(ctx, r, hits) : countPublished(ctx, r, hits.where))

interface Ranked {
  kind: Searched
  rowId: number
  publishTime: number
  place: Place
}

const inRank = (a: Ranked, b: Ranked) =>
  PLACES.indexOf(a.place) - PLACES.indexOf(b.place) ||
  b.publishTime - a.publishTime ||
  (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : b.rowId - a.rowId)

interface Ranking {
  keyword: string
  words: AskedTerm[]
  anywhere: Hits
  most: number
}

/** Returns the best hits of one kind, at most `most`; it reads no more rows than that, however many hits there are. */
async function rank(ctx: Context, kind: Searched, { keyword, words, anywhere, most }: Ranking) {
  const { r, places } = KINDS[kind]
  const inTitle = await hitsOf(ctx, r, { words, inTitle: true })
  const ranked: Ranked[] = []
  const add = async (place: Place, isFar: boolean, where: (isTried: boolean) => RawBuilder<unknown>) => {
    const wanted = most - ranked.length
    if (wanted <= 0) return
    const read = (reading: Context, first?: number) => newest(reading, kind, { where: where(first !== undefined), first, limit: wanted })
    const rows = isFar ? await alongHits(ctx, { most: wanted, name: `${kind} ${place} ${anywhere.key}` }, read) : await read(ctx)
    ranked.push(...rows.map((row) => ({ ...row, kind, place })))
  }
  const isHere = (hits: Hits, isTried: boolean) => (isTried ? hits.where : hits.collected)
  const isNamed = namedBy(ctx.database.engine, KINDS[kind], keyword.trim())
  if (isNamed) await add('code', false, () => sql`${isNamed} and ${anywhere.where}`)
  const others = ranked.length > 0 ? sql`"rowId" not in (${sql.join(ranked.map(({ rowId }) => rowId))})` : sql`1 = 1`
  await add(places.title, inTitle.many !== null, (isTried) => sql`${others} and ${isHere(inTitle, isTried)}`)
  await add(
    places.text,
    anywhere.many !== null,
    (isTried) => sql`${others} and ${isHere(anywhere, isTried)} and not ${isHere(inTitle, isTried)}`,
  )
  return ranked
}

const alongHits = <T>(ctx: Context, asked: Walk, read: (reading: Context, first?: number) => Promise<T[]>) =>
  walk(ctx, asked, { tried: read, collected: () => byIndex(forLongRead(ctx), read) })

interface Wanted {
  where: RawBuilder<unknown>
  /** The most rows to look at. */
  first: number | undefined
  limit: number
}

/** Reads the newest rows that meet the condition. */
async function newest({ db, now }: Context, kind: Searched, { where, first, limit }: Wanted) {
  const { r, code } = KINDS[kind]
  const names = ['rowId', 'publishTime', 'validFrom', 'validUntil', ...(code ? [code] : [])]
  const columns = sql.join([sql`"id" as "snapshotId"`, ...names.map((name) => sql.ref(name))])
  const order = sql`order by "publishTime" desc, "rowId" desc limit`
  const live = sql`select ${columns} from ${sql.table(snapshotTable(r))}`
  const walked = first
    ? sql`(${live} where ${isLive(now)} ${order} ${first}) as "shown" where`
    : sql`(${live}) as "shown" where ${isLive(now)} and`
  const { rows } = await sql<{ rowId: number; publishTime: number }>`
    select "rowId", "publishTime" from ${walked} ${where} ${order} ${limit}`.execute(db)
  return rows
}

/** Returns the condition for the rows whose code the keyword is or has among its words; null when none of it can be a code. */
function namedBy(engine: Engine, { r, code }: Kind, asked: string): RawBuilder<unknown> | null {
  if (!code) return null
  const pattern = patternOf(r.fields[code]!)
  const parts = new Set([asked, ...joinedCodes(asked).split(/\s+/)])
  const spellings = [...new Set([...parts].flatMap((part) => [part, ...codesAs(part)]))].filter((spelling) => pattern?.test(spelling))
  if (spellings.length === 0) return null
  return sql`${lowerColumn(engine, sql.ref(`shown.${code}`))} in (${sql.join(spellings.map(lowerAscii))})`
}

async function shown(ctx: Context, hits: { kind: Searched; rowId: number }[], keyword: string): Promise<HitView[]> {
  const rows = new Map<string, ShownRow>()
  for (const [kind, ofKind] of Map.groupBy(hits, (hit) => hit.kind)) {
    const where = sql`"rowId" in (${sql.join(ofKind.map(({ rowId }) => rowId))})`
    const found = await published(ctx, KINDS[kind].r, { where, orderBy: sql`"rowId"`, limit: ofKind.length })
    for (const row of found) rows.set(`${kind} ${row.rowId}`, row)
  }
  const whole = hits.flatMap(({ kind, rowId }) => {
    const row = rows.get(`${kind} ${rowId}`)
    return row ? [{ kind, row, picture: KINDS[kind].picture(row) }] : []
  })
  const infos = await pictureInfos(
    ctx,
    whole.map(({ picture }) => picture),
  )
  const sections = await sectionCodes(ctx)
  return whole.map(({ kind, row, picture }) => ({
    kind,
    id: row.rowId,
    slug: textOf(row['slug']),
    publishTime: String(row['publishTime']),
    language: languageOf(row, KINDS[kind].title, ctx.language),
    section: kind === 'article' ? (sections.get(Number(row['categoryId'])) ?? null) : null,
    picture,
    pictures: picture && infos[picture] ? { [picture]: infos[picture] } : {},
    ...textsOf(kind, row, ctx, keyword),
  }))
}

function textsOf(kind: Searched, row: ShownRow, { language }: Context, keyword: string): { title: Piece[]; excerpt: Piece[] } {
  const { title, summary, text } = KINDS[kind]
  const name = inLanguage(row, title, language)!
  const html = inLanguage(row, text, language) ?? ''
  const part = partWith(html, markedWords(keyword, html))
  const body = [inLanguage(row, summary, language), plainText(part, BETWEEN)].filter(Boolean).join(BETWEEN)
  const words = markedWords(keyword, `${name} ${body}`)
  return { title: marked(name, words), excerpt: excerpt(body, words) }
}

async function sectionCodes(ctx: Context): Promise<Map<number, string>> {
  ctx.notes.tags.add('siteCategory')
  const rows = await ctx.db.selectFrom('siteCategory').select(['id', 'code']).where('deletionTime', 'is', null).execute()
  return new Map(rows.map(({ id, code }) => [id, code]))
}
