import { useLoaderData } from 'react-router'
import type { ArticleListView } from '../../contract/features/portal.ts'
import { articlePath } from '../address/addresses.ts'
import { Breadcrumb } from '../blocks/breadcrumb.tsx'
import type { Crumb } from '../page/crumb.ts'
import { ContactBand } from '../blocks/contact-band.tsx'
import { EmptySection } from '../blocks/empty-section.tsx'
import { PageIntro } from '../blocks/page-intro.tsx'
import { Picture } from '../blocks/picture.tsx'
import { portalContext } from '../page/context.ts'
import { followingRenamed } from '../page/renamed.ts'
import { sectionHandle } from '../document/section-head.ts'
import { useLangOf, useLayout, useWords } from '../page/use-layout.ts'
import type { PortalWords } from '../text/words.ts'
import { readTopic, type TopicData, topicPath, topicQuery } from '../page/sections.ts'
import { Teaser } from '../blocks/article-parts.tsx'

export const loader = followingRenamed(({ context, request }) =>
  readTopic(context.get(portalContext).call, 'business', topicQuery.in(request).category),
)

const titleOf = ({ name }: TopicData, words: PortalWords) => name ?? words.articles.business.title

const trailOf = (data: TopicData, words: PortalWords): Crumb[] => [
  { name: titleOf(data, words), to: topicPath('business', data.topic?.code) },
]

export const handle = sectionHandle<TopicData>({
  trail: trailOf,
  intro: ({ description }, words) => description ?? words.articles.business.intro,
  first: ({ items }) => items[0],
})

export function Component() {
  const data = useLoaderData<typeof loader>()
  const words = useWords()
  return (
    <>
      <div className="row page page-top">
        <Breadcrumb trail={trailOf(data, words)} />
        <PageIntro title={titleOf(data, words)} intro={data.description ?? words.articles.business.intro} />
        {data.items.length === 0 && <EmptySection />}
      </div>
      {data.items.length > 0 && (
        <div className="businesses">
          {data.items.map((item) => (
            <Business key={item.id} business={item} />
          ))}
        </div>
      )}
      <ContactBand />
    </>
  )
}

/** A picture up to the edge of the window, and the text on the other side. The next business is mirrored. */
function Business({ business }: { business: ArticleListView }) {
  const { language } = useLayout()
  const langOf = useLangOf()
  const words = useWords().articles.business
  return (
    <article className="business" lang={langOf(business)}>
      <div className="business-picture">
        {business.cover && <Picture address={business.cover} pictures={business.pictures} alt="" sizes="(min-width: 960px) 75vw, 150vw" />}
      </div>
      <div className="business-text">
        <Teaser to={articlePath(business)} title={business.title} summary={business.summary} level={2} />
        <p className="arrow" aria-hidden="true" lang={language}>
          {words.read}
        </p>
      </div>
    </article>
  )
}
