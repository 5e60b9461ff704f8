import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { ArticleListView, ArticleView } from '../../contract/features/portal.ts'
import { fill } from '../../contract/format/fill.ts'
import { articlePath } from '../address/addresses.ts'
import { ArticleCard, showsLogo } from '../blocks/article-card.tsx'
import { Breadcrumb } from '../blocks/breadcrumb.tsx'
import type { Crumb } from '../page/crumb.ts'
import { Picture } from '../blocks/picture.tsx'
import { SiteLink } from '../blocks/site-link.tsx'
import { portalContext } from '../page/context.ts'
import { articleHead, articleTitle } from '../document/article-head.ts'
import { longDate } from '../text/format.ts'
import type { PortalHandle } from '../page/head.ts'
import { textSearch } from '../address/text-pages.ts'
import { useLangOf, useLayout, useWords } from '../page/use-layout.ts'
import { isSection, sectionPages, topicPath } from '../page/sections.ts'
import { readArticle, readRelated } from './article-detail/read.ts'
import { Band } from '../blocks/band.tsx'
import { ArticleCover, ArticleSummary, Untranslated } from '../blocks/article-parts.tsx'
import { NoBreak } from '../text/no-break.tsx'
import { answerTextForm } from './text-forms/answer.ts'
import { readTextForms, unlessAnswered } from './text-forms/read.ts'
import { ArticleText } from './text-forms/article-text.tsx'

const RELATED = 3

export const action = answerTextForm

export async function loader(args: LoaderFunctionArgs) {
  const article = await readArticle(args)
  const { call } = args.context.get(portalContext)
  return { article, related: await readRelated(call, article, RELATED), asked: await readTextForms(call, article.content, args.request) }
}

type Data = Awaited<ReturnType<typeof loader>>

/** A section that staff have added has no page, so the breadcrumbs contain the article alone. */
function trailOf(article: ArticleView): Crumb[] {
  const own = { name: article.title, to: articlePath(article) }
  return isSection(article.section) ? [{ name: article.sectionName, to: topicPath(article.section) }, own] : [own]
}

export const handle: PortalHandle<Data> = {
  search: textSearch,
  title: ({ article }) => articleTitle(article),
  head: ({ article, asked }, layout) => unlessAnswered(articleHead(article, trailOf(article), layout), asked),
  under: ({ article: { section, subCategory } }) => (isSection(section) ? topicPath(section, subCategory) : undefined),
}

export function Component() {
  const { article, related, asked } = useLoaderData<typeof loader>()
  const langOf = useLangOf()
  const lang = langOf(article)
  return (
    <>
      <div className="row page">
        <Breadcrumb trail={trailOf(article)} />
        <article className="article">
          {showsLogo(article) ? <CompanyHead article={article} lang={lang} /> : <PlainHead article={article} lang={lang} />}
          <ArticleText article={article} lang={lang} asked={asked} />
          <Back article={article} />
        </article>
      </div>
      {related.length > 0 && <Related articles={related} />}
    </>
  )
}

interface HeadProps {
  article: ArticleView
  lang: string | undefined
}

function PlainHead({ article, lang }: HeadProps) {
  return (
    <>
      <header>
        <h1 lang={lang}>
          <NoBreak text={article.title} />
        </h1>
        <Facts article={article} />
        <Untranslated of={article} />
      </header>
      <ArticleCover of={article} />
      <ArticleSummary summary={article.summary} lang={lang} />
    </>
  )
}

/** The head of a client or partner: its logo beside its name, and a link to its site. */
function CompanyHead({ article, lang }: HeadProps) {
  const words = useWords()
  return (
    <header className="company-head">
      {article.cover && (
        <div className="company-mark">
          <Picture address={article.cover} pictures={article.pictures} alt="" sizes="200px" first />
        </div>
      )}
      <div>
        <h1 lang={lang}>
          <NoBreak text={article.title} />
        </h1>
        <Facts article={article} />
        <ArticleSummary summary={article.summary} lang={lang} />
        {article.link && (
          <p className="company-site">
            <SiteLink className="arrow" to={article.link} target="_blank">
              {words.articles.client.website}
              <span className="for-ears"> {words.footer.newTab}</span>
            </SiteLink>
          </p>
        )}
        <Untranslated of={article} />
      </div>
    </header>
  )
}

function Facts({ article }: { article: ArticleView }) {
  const layout = useLayout()
  const words = useWords()
  const { section, subCategory, subCategoryName } = article
  const hasTopic = isSection(section) && sectionPages[section].hasTopics
  return (
    <ul className="facts">
      {subCategoryName && (
        <li>{hasTopic ? <SiteLink to={topicPath(section, subCategory)}>{subCategoryName}</SiteLink> : subCategoryName}</li>
      )}
      <li>
        {words.articles.updated} <time dateTime={article.modified}>{longDate(article.modified, layout)}</time>
      </li>
    </ul>
  )
}

function Back({ article }: { article: ArticleView }) {
  const words = useWords().articles
  if (!isSection(article.section)) return null
  return (
    <p className="article-back">
      <SiteLink className="arrow back" to={topicPath(article.section)}>
        {fill(words.back, { name: article.sectionName })}
      </SiteLink>
    </p>
  )
}

function Related({ articles }: { articles: ArticleListView[] }) {
  const words = useWords().articles
  const section = articles[0]!.section
  return (
    <Band id="related" title={isSection(section) && words.related[section]} className="mist">
      <div className="cards cards-few">
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} sizes="(min-width: 1248px) 384px, (min-width: 960px) 33vw, 100vw" />
        ))}
      </div>
    </Band>
  )
}
