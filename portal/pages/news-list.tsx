import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { countText } from '../../contract/format/count-text.ts'
import { LANGUAGES } from '../../contract/languages.ts'
import { fill } from '../../contract/format/fill.ts'
import { Breadcrumb } from '../blocks/breadcrumb.tsx'
import { NewsCard } from '../blocks/news-card.tsx'
import { Notice } from '../blocks/notice.tsx'
import { Paging } from '../blocks/paging.tsx'
import { SiteLink } from '../blocks/site-link.tsx'
import { Strip } from '../blocks/strip.tsx'
import { portalContext } from '../page/context.ts'
import { sharedPicture } from '../document/shared-picture.ts'
import { breadcrumbs } from '../document/structured/breadcrumbs.ts'
import type { PortalHandle } from '../page/head.ts'
import { useWords } from '../page/use-layout.ts'
import { PAGES } from '../address/pages.ts'
import { pageNumber, pageQuery, text } from '../address/page-query.ts'
import { defined, LONGEST_CODE, LONGEST_KEYWORD } from '../address/query.ts'
import { notFound } from '../page/not-found.ts'
import { pageOfList } from '../page/past-end.ts'
import { reads } from '../page/reads.ts'
import { followingRenamed } from '../page/renamed.ts'
import { portalWords } from '../text/words.ts'
import { SearchField } from '../blocks/search-field.tsx'

const PER_PAGE = 12
const query = pageQuery(PAGES.news, { category: text(LONGEST_CODE), keyword: text(LONGEST_KEYWORD), page: pageNumber })

async function read({ context, request }: LoaderFunctionArgs) {
  const { call } = context.get(portalContext)
  const asked = query.in(request)
  const filter = { category: asked.category, keyword: asked.keyword }
  const [list, categories] = await Promise.all([
    call(reads.listNews, { ...defined(filter), skipCount: (asked.page - 1) * PER_PAGE, maxResultCount: PER_PAGE }),
    call(reads.newsCategories),
  ])
  // A category that is switched off keeps its list while there are news of it.
  const isKnown = asked.category === '' || list.items.length > 0 || categories.some(({ value }) => value === asked.category)
  if (!isKnown) throw notFound()
  return {
    ...asked,
    news: list.items,
    total: list.totalCount,
    hasMore: list.hasMore ?? false,
    pages: Math.ceil(list.totalCount / PER_PAGE),
    categories,
  }
}

export const loader = followingRenamed(async (args) => {
  const list = await read(args)
  return pageOfList(list, list.page > 1 && list.news.length === 0)
})

type Data = Awaited<ReturnType<typeof read>>

export const handle: PortalHandle<Data> = {
  search: query.search,
  title: ({ category, categories, page }, { language }) => {
    const words = portalWords[language].news
    const name = categories.find(({ value }) => value === category)?.label
    return [name, words.title, page > 1 && fill(words.page, { page })].filter(Boolean).join(' - ')
  },
  head: (data, layout) => ({
    title: handle.title(data, layout),
    description: portalWords[layout.language].home.newsIntro,
    canonical: query.path({ category: data.category, page: data.page }),
    languages: LANGUAGES,
    image: sharedPicture(layout),
    type: 'website',
    indexed: !layout.previewing && data.keyword === '' && data.news.length > 0,
    structured: (absolute) => [breadcrumbs([{ name: portalWords[layout.language].news.title, to: '/_news' }], layout.language, absolute)],
  }),
}

export function Component() {
  const data = useLoaderData<typeof loader>()
  const words = useWords().news
  return (
    <div className="row page">
      <Breadcrumb trail={[{ name: words.title, to: '/_news' }]} />
      <div className="page-head">
        <h1>{words.title}</h1>
        <SearchField action="/_news" keyword={data.keyword} kept={{ category: data.category }} label={words.search} />
      </div>
      <Categories data={data} />
      {data.keyword && data.news.length > 0 && (
        <output className="found">{fill(words.found, { keyword: data.keyword, count: countText(data.total, data.hasMore) })}</output>
      )}
      {data.news.length > 0 ? (
        <div className="cards">
          {data.news.map((item) => (
            <NewsCard
              key={item.id}
              news={item}
              level={2}
              sizes="(min-width: 1248px) 384px, (min-width: 960px) 33vw, (min-width: 600px) 50vw, 100vw"
            />
          ))}
        </div>
      ) : (
        <NoResults data={data} />
      )}
      {data.news.length > 0 && <Paging page={data.page} pages={data.pages} address={(page) => query.path({ ...data, page })} />}
    </div>
  )
}

function Categories({ data: { categories, category, keyword } }: { data: Data }) {
  const words = useWords().news
  if (categories.length === 0) return null
  const all = [{ value: '', label: words.all }, ...categories]
  return (
    <nav className="tabs" aria-label={words.categories}>
      <Strip>
        {all.map(({ value, label }) => (
          <li key={value}>
            <SiteLink to={query.path({ category: value, keyword })} aria-current={value === category ? 'page' : undefined}>
              {label}
            </SiteLink>
          </li>
        ))}
      </Strip>
    </nav>
  )
}

/** The notice for a site without news, a search without results, or a page past the end, with fitting links. */
function NoResults({ data: { keyword, total, category } }: { data: Data }) {
  const words = useWords().news
  if (total > 0)
    return (
      <Notice title={words.beyond} hint={words.beyondHint} links={[{ name: words.firstPage, to: query.path({ keyword, category }) }]} />
    )
  if (keyword)
    return <Notice title={fill(words.noMatch, { keyword })} hint={words.noMatchHint} links={[{ name: words.showAll, to: '/_news' }]} />
  return <Notice title={words.empty} hint={words.emptyHint} links={[{ name: words.showAll, to: '/_news' }]} />
}
