import { sql, type RawBuilder } from 'kysely'
import { SEARCHED, type HitView, type Piece, type Searched, type SearchView } from '../../contract/features/portal.ts'
import { article } from '../../contract/resources/article.ts'
import { news } from '../../contract/resources/news.ts'
import { product } from '../../contract/resources/product.ts'
import type { Resource } from '../../contract/resource.ts'
import type { Context } from '../context.ts'
import { snapshotTable } from '../crud/columns.ts'
import { pictureInfos } from '../features/portal/picture-infos.ts'
import { countPublished, isLive, published } from '../features/portal/published.ts'
import { inLanguage, languageOf } from '../localized.ts'
import { holds } from './found.ts'
import { excerpt, marked } from './pieces.ts'
import { partWith, plainText } from './plain-text.ts'
import { markedWords } from './terms.ts'

/** Stands between the paragraphs and cells of what is shown as one line. */
const BETWEEN = ' · '

interface Search {
  keyword: string
  kind?: Searched | undefined
  skipCount: number
  maxResultCount: number
}

type ShownRow = Record<string, unknown> & { rowId: number; publishTime: string; slug: string | null }

/** Where a kind is kept, and which of its properties say what. */
interface Kind {
  r: Resource
  title: string
  summary: string
  text: string
  picture: (row: ShownRow) => string | null
  /** What one is asked for by whoever knows it. */
  code?: string
}

const KINDS: Record<Searched, Kind> = {
  product: {
    r: product as unknown as Resource,
    code: 'code',
    title: 'name',
    summary: 'subtitle',
    text: 'description',
    picture: (row) => (row['pictures'] as string[] | null)?.[0] ?? null,
  },
  news: {
    r: news as unknown as Resource,
    title: 'title',
    summary: 'summary',
    text: 'content',
    picture: (row) => row['cover'] as string | null,
  },
  article: {
    r: article as unknown as Resource,
    title: 'title',
    summary: 'summary',
    text: 'content',
    picture: (row) => row['cover'] as string | null,
  },
}

/** Products, news and articles that hold all words asked for: the product of that very model number, then titles, then the newest. */
export async function search(ctx: Context, { keyword, kind, skipCount, maxResultCount }: Search): Promise<SearchView> {
  const counts = { product: 0, news: 0, article: 0 }
  for (const each of SEARCHED) counts[each] = await countPublished(ctx, KINDS[each].r, await holds(ctx, KINDS[each].r, { keyword }))
  const asked: readonly Searched[] = kind ? [kind] : SEARCHED
  const hits = await hitsOf(ctx, asked, keyword, sql`limit ${maxResultCount} offset ${skipCount}`)
  return { totalCount: asked.reduce((sum: number, each) => sum + counts[each], 0), items: await shown(ctx, hits, keyword), counts }
}

async function hitsOf(ctx: Context, kinds: readonly Searched[], keyword: string, page: RawBuilder<unknown>) {
  const parts: RawBuilder<unknown>[] = []
  for (const kind of kinds) {
    const { r } = KINDS[kind]
    const own = sql`"shown"."id"`
    const inTitle = await holds(ctx, r, { keyword, inTitle: true }, own)
    parts.push(sql`
      select ${sql.lit(kind)} as "kind", "rowId", "publishTime", case when ${isNamed(KINDS[kind], keyword.trim())} then 0 when ${inTitle} then 1 else 2 end as "place"
      from ${sql.table(snapshotTable(r))} as "shown" where ${isLive(ctx.now)} and ${await holds(ctx, r, { keyword }, own)}`)
  }
  const { rows } = await sql<{ kind: Searched; rowId: number }>`
    select "kind", "rowId" from (${sql.join(parts, sql` union all `)}) as "hits"
    order by "place", "publishTime" desc, "kind", "rowId" desc ${page}`.execute(ctx.db)
  return rows
}

/** Whether a row is the one of that code. What cannot be one is not looked for: two characters have very many hits. */
const isNamed = ({ r, code }: Kind, asked: string): RawBuilder<unknown> =>
  code && r.fields[code]?.pattern?.test(asked) ? sql`lower(${sql.ref(`shown.${code}`)}) = ${asked.toLowerCase()}` : sql`false`

async function shown(ctx: Context, hits: { kind: Searched; rowId: number }[], keyword: string): Promise<HitView[]> {
  const rows = new Map<string, ShownRow>()
  for (const [kind, ofKind] of Map.groupBy(hits, (hit) => hit.kind)) {
    const where = sql`"rowId" in (${sql.join(ofKind.map(({ rowId }) => rowId))})`
    const found = (await published(ctx, KINDS[kind].r, { where, orderBy: sql`"rowId"`, limit: ofKind.length })) as unknown as ShownRow[]
    for (const row of found) rows.set(`${kind} ${row.rowId}`, row)
  }
  const whole = hits.flatMap(({ kind, rowId }) => {
    const row = rows.get(`${kind} ${rowId}`)
    return row ? [{ kind, row, picture: KINDS[kind].picture(row) }] : []
  })
  const infos = await pictureInfos(
    ctx.db,
    whole.map(({ picture }) => picture),
  )
  const sections = await sectionCodes(ctx)
  return whole.map(({ kind, row, picture }) => ({
    kind,
    id: row.rowId,
    slug: row.slug,
    publishTime: row.publishTime,
    language: languageOf(row, KINDS[kind].title, ctx.language),
    section: kind === 'article' ? (sections.get(row['categoryId'] as number) ?? null) : null,
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
