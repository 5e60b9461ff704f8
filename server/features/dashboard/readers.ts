import type { Readers } from '../../../contract/features/dashboard.ts'
import { Problem } from '../../../contract/errors.ts'
import { daysAfter } from '../../../contract/format/zone-time.ts'
import type { Language } from '../../../contract/languages.ts'
import { permitOf } from '../../../contract/resource.ts'
import { createCalendar } from '../../crud/days.ts'
import { forLongRead, type Context } from '../../http/context.ts'
import { inLanguage } from '../../language/localized.ts'
import { publishedRow } from '../../publishing/published.ts'
import { pageAt } from '../../site/page-at.ts'
import { KINDS, resourceOf } from '../../site/kinds.ts'

const DAYS = 30
const MOST_PAGES = 8
const MOST_MISSES = 8

/** Returns views, most read pages and vain searches of the last 30 days (B-88); null for callers who may view no kind of record that has pages. */
export async function readersFor(asked: Context): Promise<Readers | null> {
  if (!KINDS.some((kind) => asked.caller.permits.has(permitOf(resourceOf(kind), 'View')))) return null
  const ctx = forLongRead(asked)
  const days = lastDays(createCalendar(ctx.settings)(ctx.now))
  const since = days[0]!
  const [views, most, misses] = [await viewsByDay(ctx, since), await mostViewed(ctx, since), await missesSince(ctx, since)]
  return {
    days: days.map((day) => ({ day, views: views.get(day) ?? 0 })),
    pages: await Promise.all(most.map(async (page) => ({ ...page, ...(await recordAt(asked, page)) }))),
    misses,
  }
}

/** The days (`YYYY-MM-DD`) that end with this one. */
const lastDays = (today: string) => Array.from({ length: DAYS }, (_, at) => daysAfter(today, at + 1 - DAYS))

async function viewsByDay({ db }: Context, since: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('visit')
    .select(['day', ({ fn }) => fn.sum<number>('views').as('views')])
    .where('day', '>=', since)
    .groupBy('day')
    .execute()
  return new Map(rows.map(({ day, views }) => [day, Number(views)]))
}

async function mostViewed({ db }: Context, since: string) {
  const rows = await db
    .selectFrom('visit')
    .select(['path', 'language', ({ fn }) => fn.sum<number>('views').as('views')])
    .where('day', '>=', since)
    .groupBy(['path', 'language'])
    .orderBy('views', 'desc')
    .orderBy('path')
    .orderBy('language')
    .limit(MOST_PAGES)
    .execute()
  return rows.map(({ path, language, views }) => ({ path, language: language as Language, views: Number(views) }))
}

async function missesSince({ db }: Context, since: string) {
  const rows = await db
    .selectFrom('searchMiss')
    .select(['keyword', 'language', ({ fn }) => fn.sum<number>('searches').as('searches')])
    .where('day', '>=', since)
    .groupBy(['keyword', 'language'])
    .orderBy('searches', 'desc')
    .orderBy('keyword')
    .orderBy('language')
    .limit(MOST_MISSES)
    .execute()
  return rows.map(({ keyword, language, searches }) => ({ keyword, language: language as Language, searches: Number(searches) }))
}

/** The record that a page shows, by its published title; a page of no record has its name in the navigation. */
async function recordAt(ctx: Context, { path, language }: { path: string; language: Language }) {
  const at = pageAt(path)
  if (!at?.kind || (at.id === undefined && !at.slug)) return { kind: null, id: null, title: await nameInNavigation(ctx, path, language) }
  try {
    const r = resourceOf(at.kind)
    const row = await publishedRow(ctx, r, at, null)
    return { kind: at.kind, id: row.rowId, title: inLanguage(row, r.display, language) }
  } catch (error) {
    if (error instanceof Problem && error.code === 'notFound') return { kind: at.kind, id: null, title: null }
    throw error
  }
}

async function nameInNavigation({ db }: Context, path: string, language: Language): Promise<string | null> {
  const entry = await db
    .selectFrom('navigation')
    .select(['name', 'nameEn'])
    .where('link', '=', path)
    .where('deletionTime', 'is', null)
    .orderBy('sort', (order) => order.asc().nullsLast())
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return entry ? inLanguage(entry, 'name', language) : null
}
