import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { NewsView } from '../../contract/features/portal.ts'
import { LANGUAGES } from '../../contract/languages.ts'
import { fill } from '../../contract/format/fill.ts'
import { Breadcrumb } from '../blocks/breadcrumb.tsx'
import { NewsCard } from '../blocks/news-card.tsx'
import { SiteLink } from '../blocks/site-link.tsx'
import { portalContext, previewAt } from '../page/context.ts'
import { sharedPicture } from '../document/shared-picture.ts'
import { breadcrumbs } from '../document/structured/breadcrumbs.ts'
import { newsArticle } from '../document/structured/news-article.ts'
import { longDate } from '../text/format.ts'
import type { PortalHandle } from '../page/head.ts'
import { textSearch } from '../address/text-pages.ts'
import { useLangOf, useLayout, useWords } from '../page/use-layout.ts'
import { newsPath } from '../address/addresses.ts'
import { withQuery } from '../address/paths.ts'
import { reads } from '../page/reads.ts'
import { redirectOldSlug, identityIn } from '../page/page-identity.ts'
import { portalWords } from '../text/words.ts'
import { Band } from '../blocks/band.tsx'
import { ArticleCover, ArticleSummary, Tags, Untranslated } from '../blocks/article-parts.tsx'
import { NoBreak } from '../text/no-break.tsx'
import { answerTextForm } from './text-forms/answer.ts'
import { readTextForms } from './text-forms/read.ts'
import { TextWithForms } from './text-forms/text.tsx'

const MORE = 3

export const action = answerTextForm

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { call, preview } = context.get(portalContext)
  const url = new URL(request.url)
  const identity = identityIn(params['slug'], url)
  const token = previewAt(url, preview).news
  const news = await call(reads.news, { ...identity, ...(token && { preview: token }) })
  redirectOldSlug(identity, news, newsPath(news))
  const list = await call(reads.listNews, { ...(news.category && { category: news.category }), maxResultCount: MORE + 1 })
  return {
    news,
    more: list.items.filter((item) => item.id !== news.id).slice(0, MORE),
    asked: await readTextForms(call, news.content, request),
  }
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle: PortalHandle<Data> = {
  search: textSearch,
  title: ({ news }) => news.seoTitle ?? news.title,
  head: ({ news, asked }, layout) => ({
    title: news.seoTitle ?? news.title,
    description: news.seoDescription ?? news.summary,
    canonical: newsPath(news),
    languages: news.language === layout.language ? LANGUAGES : [news.language],
    image: sharedPicture(layout, news),
    type: 'article',
    article: { published: news.publishTime, modified: news.modified, section: news.categoryName, tags: news.tags },
    indexed: !layout.previewing && !asked.answered,
    structured: (absolute) => [
      newsArticle(news, layout.site, absolute),
      breadcrumbs(
        [
          { name: portalWords[layout.language].news.title, to: '/_news' },
          { name: news.title, to: newsPath(news) },
        ],
        layout.language,
        absolute,
      ),
    ],
  }),
}

export function Component() {
  const { news, more, asked } = useLoaderData<typeof loader>()
  const langOf = useLangOf()
  const words = useWords().news
  const lang = langOf(news)
  return (
    <>
      <div className="row page">
        <Breadcrumb
          trail={[
            { name: words.title, to: '/_news' },
            { name: news.title, to: newsPath(news) },
          ]}
        />
        <article className="article">
          <header>
            <h1 lang={lang}>
              <NoBreak text={news.title} />
            </h1>
            <Facts news={news} />
            <Untranslated of={news} />
          </header>
          <ArticleCover of={news} />
          <ArticleSummary summary={news.summary} lang={lang} />
          {news.content && (
            <TextWithForms className="prose" html={news.content} pictures={news.pictures} lang={lang} at={newsPath(news)} asked={asked} />
          )}
          <Tags tags={news.tags} label={words.tags} />
          <p className="article-back">
            <SiteLink className="arrow back" to="/_news">
              {words.back}
            </SiteLink>
          </p>
        </article>
      </div>
      {more.length > 0 && <More news={more} />}
    </>
  )
}

function Facts({ news }: { news: NewsView }) {
  const layout = useLayout()
  const words = useWords().news
  return (
    <ul className="facts">
      <li>
        <span className="for-ears">{words.published} </span>
        <time dateTime={news.publishTime}>{longDate(news.publishTime, layout)}</time>
      </li>
      {news.category && news.categoryName && (
        <li>
          <SiteLink to={withQuery('/_news', { category: news.category })}>{news.categoryName}</SiteLink>
        </li>
      )}
      {news.author && <li>{fill(words.author, { name: news.author })}</li>}
      {news.source && <li>{fill(words.source, { name: news.source })}</li>}
    </ul>
  )
}

function More({ news }: { news: Data['more'] }) {
  const words = useWords().news
  return (
    <Band id="more-news" title={words.more} className="mist">
      <div className="cards cards-few">
        {news.map((item) => (
          <NewsCard key={item.id} news={item} sizes="(min-width: 1248px) 384px, (min-width: 960px) 33vw, 100vw" />
        ))}
      </div>
    </Band>
  )
}
