import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { ArticleListView, ArticleView, SubCategoryView } from '../../contract/features/portal.ts'
import { ArticleCard } from '../blocks/article-card.tsx'
import { Breadcrumb } from '../blocks/breadcrumb.tsx'
import type { Crumb } from '../page/crumb.ts'
import { ContactBand } from '../blocks/contact-band.tsx'
import { EmptySection } from '../blocks/empty-section.tsx'
import { SiteLink } from '../blocks/site-link.tsx'
import { Strip } from '../blocks/strip.tsx'
import { portalContext } from '../page/context.ts'
import { sectionHandle } from '../document/section-head.ts'
import { useLangOf, useWords } from '../page/use-layout.ts'
import { reads } from '../page/reads.ts'
import { followingRenamed } from '../page/renamed.ts'
import type { PortalWords } from '../text/words.ts'
import { byTopic, readTopic, topicPath, topicQuery } from '../page/sections.ts'
import { Band } from '../blocks/band.tsx'
import { ArticleCover, ArticleSummary, Untranslated } from '../blocks/article-parts.tsx'
import { NoBreak } from '../text/no-break.tsx'
import { readTextForms, type TextForms } from './text-forms/read.ts'
import { ArticleText } from './text-forms/article-text.tsx'

/** The number of articles of a topic that this page shows in full; it links to the others. */
const IN_FULL = 4

async function read({ context, request }: LoaderFunctionArgs) {
  const { call } = context.get(portalContext)
  const { items, topics, topic: asked, ...section } = await readTopic(call, 'about', topicQuery.in(request).category)
  const { topic, items: shown } = asked ? { topic: asked, items } : firstTopic(items, topics)
  const articles = await Promise.all(shown.slice(0, IN_FULL).map(({ id }) => call(reads.about, { id })))
  const textForms = await readTextForms(call, articles.map(({ content }) => content).join(''), request)
  return { ...section, topics, topic, articles, more: shown.slice(IN_FULL), textForms }
}

export const loader = followingRenamed(read)

/** The content without a topic in the address: the articles without a topic, else the first topic. */
function firstTopic(items: ArticleListView[], topics: SubCategoryView[]) {
  const groups = byTopic(items, topics)
  return groups.find(({ topic }) => topic === null) ?? groups[0] ?? { topic: null, items: [] }
}

type Data = Awaited<ReturnType<typeof read>>

const sectionName = ({ name }: Data, words: PortalWords) => name ?? words.articles.about.title

/** The topic that the page shows by default has the address of the section itself. */
const pathOf = ({ topics, count }: Data, topic: SubCategoryView | null) => {
  const isFirst = topic !== null && topic.code === topics[0]?.code && sum(topics) === count
  return topicPath('about', isFirst ? null : topic?.code)
}

const sum = (topics: SubCategoryView[]) => topics.reduce((total, { count }) => total + count, 0)

const introOf = (data: Data, words: PortalWords) => (data.topic ?? data).description ?? words.articles.about.intro

function trailOf(data: Data, words: PortalWords): Crumb[] {
  const own = { name: sectionName(data, words), to: topicPath('about') }
  return data.topic ? [own, { name: data.topic.name, to: pathOf(data, data.topic) }] : [own]
}

export const handle = sectionHandle<Data>({ trail: trailOf, intro: introOf, first: ({ articles }) => articles[0] })

export function Component() {
  const data = useLoaderData<typeof loader>()
  const words = useWords()
  const { topic, articles, more } = data
  return (
    <>
      <div className="row page about">
        <Breadcrumb trail={trailOf(data, words)} />
        <SubPages data={data} />
        <div className="about-text">
          <header className="page-intro">
            <h1>{topic?.name ?? sectionName(data, words)}</h1>
            <p>{introOf(data, words)}</p>
          </header>
          {articles.length === 0 && <EmptySection />}
          {articles.map((article, index) => (
            <FullArticle key={article.id} article={article} asked={data.textForms} first={index === 0} />
          ))}
        </div>
      </div>
      {more.length > 0 && <More articles={more} />}
      <ContactBand />
    </>
  )
}

/** The topics: beside the text on a wide screen, above it on a narrow screen. */
function SubPages({ data }: { data: Data }) {
  const words = useWords()
  const { topics, topic, count } = data
  if (topics.length === 0) return null
  const own = sum(topics) < count ? [{ code: null, name: sectionName(data, words), to: topicPath('about') }] : []
  const entries = [...own, ...topics.map((one) => ({ code: one.code, name: one.name, to: pathOf(data, one) }))]
  return (
    <nav className="sub-pages" aria-label={words.articles.about.topics}>
      <Strip>
        {entries.map(({ code, name, to }) => (
          <li key={code}>
            <SiteLink to={to} aria-current={code === (topic?.code ?? null) ? 'page' : undefined}>
              {name}
            </SiteLink>
          </li>
        ))}
      </Strip>
    </nav>
  )
}

function FullArticle({ article, asked, first }: { article: ArticleView; asked: TextForms; first: boolean }) {
  const langOf = useLangOf()
  const lang = langOf(article)
  return (
    <article className="in-full">
      <h2 lang={lang}>
        <NoBreak text={article.title} />
      </h2>
      <Untranslated of={article} />
      <ArticleSummary summary={article.summary} lang={lang} />
      <ArticleCover of={article} sizes="(min-width: 1248px) 894px, (min-width: 960px) 73vw, 100vw" first={first} />
      <ArticleText article={article} lang={lang} asked={asked} />
    </article>
  )
}

function More({ articles }: { articles: ArticleListView[] }) {
  const words = useWords().articles.about
  return (
    <Band id="more-about" title={words.more} className="mist">
      <div className="cards">
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} sizes="(min-width: 1248px) 384px, (min-width: 600px) 45vw, 100vw" />
        ))}
      </div>
    </Band>
  )
}
