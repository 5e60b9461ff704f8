import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { countText } from '../../contract/format/count-text.ts'
import type { Searched, SearchView } from '../../contract/features/portal.ts'
import { LANGUAGES } from '../../contract/languages.ts'
import { fill } from '../../contract/format/fill.ts'
import { Breadcrumb } from '../blocks/breadcrumb.tsx'
import { Notice } from '../blocks/notice.tsx'
import { Paging } from '../blocks/paging.tsx'
import { SiteLink } from '../blocks/site-link.tsx'
import { Strip } from '../blocks/strip.tsx'
import { portalContext } from '../page/context.ts'
import type { PortalHandle } from '../page/head.ts'
import { useWords } from '../page/use-layout.ts'
import { PAGES } from '../address/pages.ts'
import { choice, pageNumber, pageQuery, text } from '../address/page-query.ts'
import { LONGEST_KEYWORD } from '../address/query.ts'
import { pageOfList } from '../page/past-end.ts'
import { reads } from '../page/reads.ts'
import { counted, portalWords } from '../text/words.ts'
import { Hit } from './search/hit.tsx'
import { SearchBox } from './search/search-box.tsx'

const PER_PAGE = 10
const KINDS: readonly Searched[] = ['product', 'news', 'article']
const query = pageQuery(PAGES.search, { keyword: text(LONGEST_KEYWORD), kind: choice(KINDS, null), page: pageNumber })
const NOTHING: SearchView = { totalCount: 0, items: [], counts: { product: 0, news: 0, article: 0 } }

async function read({ context, request }: LoaderFunctionArgs) {
  const { call } = context.get(portalContext)
  const asked = query.in(request)
  const { keyword, kind, page } = asked
  if (keyword === '') return { ...asked, ...NOTHING, pages: 0 }
  const found = await call(reads.search, {
    keyword,
    ...(kind && { kind }),
    skipCount: (page - 1) * PER_PAGE,
    maxResultCount: PER_PAGE,
  })
  return { ...asked, ...found, hasMoreOf: found.hasMoreOf ?? [], pages: Math.ceil(found.totalCount / PER_PAGE) }
}

export const loader = async (args: LoaderFunctionArgs) => {
  const found = await read(args)
  return pageOfList(found, found.page > 1 && found.items.length === 0)
}

type Data = Awaited<ReturnType<typeof read>>

export const handle: PortalHandle<Data> = {
  search: query.search,
  missed: (data) => (data.keyword !== '' && !hasAny(data) ? data.keyword : null),
  title: ({ keyword, page }, { language }) => {
    const words = portalWords[language].search
    if (keyword === '') return words.title
    return [fill(words.titleOf, { keyword }), page > 1 && fill(words.page, { page })].filter(Boolean).join(' - ')
  },
  head: (data, layout) => ({
    title: handle.title(data, layout),
    description: null,
    canonical: '/_search',
    languages: LANGUAGES,
    image: null,
    type: 'website',
    // Search engines must not list the results of searches.
    indexed: false,
    structured: () => [],
  }),
}

export function Component() {
  const data = useLoaderData<typeof loader>()
  const words = useWords().search
  const { keyword, items, totalCount, hasMore, pages, page } = data
  return (
    <div className="row page search-page">
      <Breadcrumb trail={[{ name: words.title, to: '/_search' }]} />
      <h1>{keyword ? fill(words.titleOf, { keyword }) : words.title}</h1>
      <SearchBox keyword={keyword} kind={data.kind} />
      {hasAny(data) && <Kinds data={data} />}
      {items.length > 0 ? (
        <>
          <output className="found">{counted(words.found, totalCount, hasMore)}</output>
          <ol className="hits">
            {items.map((hit) => (
              <Hit key={`${hit.kind} ${hit.id}`} hit={hit} />
            ))}
          </ol>
          <Paging page={page} pages={pages} address={(other) => query.path({ ...data, page: other })} />
        </>
      ) : (
        <NoResults data={data} />
      )}
    </div>
  )
}

const hasAny = ({ counts }: Data) => KINDS.some((kind) => counts[kind] > 0)

function Kinds({ data: { keyword, kind, counts, hasMoreOf = [] } }: { data: Data }) {
  const words = useWords().search
  const all = KINDS.reduce((sum, one) => sum + counts[one], 0)
  const tabs: [Searched | null, number][] = [[null, all], ...KINDS.map((one) => [one, counts[one]] as [Searched, number])]
  return (
    <nav className="tabs" aria-label={words.kinds}>
      <Strip>
        {tabs.map(([one, count]) => (
          <li key={one ?? 'all'}>
            <SiteLink to={query.path({ keyword, kind: one })} aria-current={one === kind ? 'page' : undefined}>
              {words[one ?? 'all']}
              <span className="tab-count">
                {fill(words.count, { count: countText(count, one ? hasMoreOf.includes(one) : hasMoreOf.length > 0) })}
              </span>
            </SiteLink>
          </li>
        ))}
      </Strip>
    </nav>
  )
}

/** The notice for a search without keyword, without results, without results of this kind, or past the end, with fitting links. */
function NoResults({ data }: { data: Data }) {
  const words = useWords().search
  const { keyword, totalCount, kind } = data
  const products = { name: words.products, to: '/_product' }
  if (keyword === '') return <Notice title={words.ask} hint={words.askHint} links={[products, { name: words.allNews, to: '/_news' }]} />
  if (totalCount > 0)
    return <Notice title={words.beyond} hint={words.beyondHint} links={[{ name: words.firstPage, to: query.path({ keyword, kind }) }]} />
  if (hasAny(data)) {
    const title = fill(words.noneOfKind, { keyword })
    return <Notice title={title} hint={words.noneOfKindHint} links={[{ name: words.showAll, to: query.path({ keyword }) }]} />
  }
  const links = [products, { name: words.contact, to: '/_contact' }]
  return <Notice title={fill(words.none, { keyword })} hint={words.noneHint} links={links} />
}
