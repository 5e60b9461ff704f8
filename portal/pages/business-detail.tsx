import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { ArticleListView, ArticleView } from '../../contract/features/portal.ts'
import { articlePath } from '../address/addresses.ts'
import { Breadcrumb } from '../blocks/breadcrumb.tsx'
import type { Crumb } from '../page/crumb.ts'
import { ContactBand } from '../blocks/contact-band.tsx'
import { Picture } from '../blocks/picture.tsx'
import { SiteLink } from '../blocks/site-link.tsx'
import { portalContext } from '../page/context.ts'
import { articleHead, articleTitle } from '../document/article-head.ts'
import type { PortalHandle } from '../page/head.ts'
import { textSearch } from '../address/text-pages.ts'
import { useLangOf, useWords } from '../page/use-layout.ts'
import { namesRecord } from '../page/page-identity.ts'
import { reads } from '../page/reads.ts'
import { topicPath } from '../page/sections.ts'
import { readArticle, readRelated } from './article-detail/read.ts'
import { Band } from '../blocks/band.tsx'
import { ArticleSummary, Teaser, Untranslated } from '../blocks/article-parts.tsx'
import { NoBreak } from '../text/no-break.tsx'
import { answerTextForm } from './text-forms/answer.ts'
import { ArticleText } from './text-forms/article-text.tsx'
import { readTextForms, unlessAnswered } from './text-forms/read.ts'

const OTHERS = 6

export const action = answerTextForm

export async function loader(args: LoaderFunctionArgs) {
  const { call } = args.context.get(portalContext)
  const business = namesRecord(args) ? await readArticle(args) : await call(reads.business)
  return { business, others: await readRelated(call, business, OTHERS), asked: await readTextForms(call, business.content, args.request) }
}

type Data = Awaited<ReturnType<typeof loader>>

const trailOf = (business: ArticleView): Crumb[] => [
  { name: business.sectionName, to: topicPath('business') },
  { name: business.title, to: articlePath(business) },
]

export const handle: PortalHandle<Data> = {
  search: textSearch,
  title: ({ business }) => articleTitle(business),
  head: ({ business, asked }, layout) => unlessAnswered(articleHead(business, trailOf(business), layout), asked),
}

export function Component() {
  const { business, others, asked } = useLoaderData<typeof loader>()
  const langOf = useLangOf()
  const lang = langOf(business)
  return (
    <>
      <div className="row page">
        <Breadcrumb trail={trailOf(business)} />
        <article>
          <BusinessHead business={business} lang={lang} />
          <div className="business-body">
            {business.content && (
              <div>
                <ArticleText article={business} lang={lang} asked={asked} />
              </div>
            )}
            <NextSteps />
          </div>
        </article>
      </div>
      {others.length > 0 && <Others businesses={others} />}
      <ContactBand />
    </>
  )
}

/** The name of the business beside its picture. */
function BusinessHead({ business, lang }: { business: ArticleView; lang: string | undefined }) {
  return (
    <header className="opening">
      <div>
        <h1 lang={lang}>
          <NoBreak text={business.title} />
        </h1>
        <ArticleSummary summary={business.summary} lang={lang} />
        <Untranslated of={business} />
      </div>
      {business.cover && (
        <Picture
          className="opening-picture"
          address={business.cover}
          pictures={business.pictures}
          alt=""
          sizes="(min-width: 1248px) 1010px, (min-width: 960px) 85vw, 150vw"
          first
        />
      )}
    </header>
  )
}

function NextSteps() {
  const words = useWords().articles.business
  return (
    <aside className="next-step" aria-labelledby="next-step">
      <h2 id="next-step">{words.next}</h2>
      <p>{words.nextHint}</p>
      <p>
        <SiteLink className="button" to="/_product">
          {words.products}
        </SiteLink>
      </p>
      <p>
        <SiteLink className="button quiet" to="/_contact">
          {words.contact}
        </SiteLink>
      </p>
    </aside>
  )
}

function Others({ businesses }: { businesses: ArticleListView[] }) {
  const langOf = useLangOf()
  const words = useWords().articles.business
  return (
    <Band id="other-businesses" title={words.others} className="mist">
      <ol className="others">
        {businesses.map((business) => (
          <li key={business.id} lang={langOf(business)}>
            <Teaser to={articlePath(business)} title={business.title} summary={business.summary} />
          </li>
        ))}
      </ol>
    </Band>
  )
}
