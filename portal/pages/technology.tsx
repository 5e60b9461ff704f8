import { useLoaderData } from 'react-router'
import type { ArticleListView } from '../../contract/features/portal.ts'
import { articlePath } from '../address/addresses.ts'
import { Breadcrumb } from '../blocks/breadcrumb.tsx'
import { ContactBand } from '../blocks/contact-band.tsx'
import { EmptySection } from '../blocks/empty-section.tsx'
import { PageIntro } from '../blocks/page-intro.tsx'
import { Picture } from '../blocks/picture.tsx'
import { Topics } from '../blocks/topics.tsx'
import { portalContext } from '../page/context.ts'
import { followingRenamed } from '../page/renamed.ts'
import { sectionHandle } from '../document/section-head.ts'
import { useLangOf, useWords } from '../page/use-layout.ts'
import type { PortalWords } from '../text/words.ts'
import { byTopic, readTopic, type TopicData, type TopicGroup, topicQuery, topicTrail } from '../page/sections.ts'
import { Teaser } from '../blocks/article-parts.tsx'

export const loader = followingRenamed(({ context, request }) =>
  readTopic(context.get(portalContext).call, 'technology', topicQuery.in(request).category),
)

const titleOf = ({ name }: TopicData, words: PortalWords) => name ?? words.articles.technology.title

const trailOf = (data: TopicData, words: PortalWords) => topicTrail('technology', titleOf(data, words), data.topic)

export const handle = sectionHandle<TopicData>({
  trail: trailOf,
  intro: (data, words) => (data.topic ?? data).description ?? words.articles.technology.intro,
  first: ({ items }) => items[0],
})

export function Component() {
  const data = useLoaderData<typeof loader>()
  const words = useWords()
  return (
    <>
      <div className="row page page-top">
        <Breadcrumb trail={trailOf(data, words)} />
        <PageIntro title={titleOf(data, words)} intro={data.description ?? words.articles.technology.intro} />
        <Topics section="technology" topics={data.topics} chosen={data.topic?.code ?? null} label={words.articles.technology.topics} />
        {data.items.length === 0 && <EmptySection />}
      </div>
      {byTopic(data.items, data.topics).map((group, index) => (
        <TechnologyField key={group.topic?.code ?? ''} group={group} isDark={index % 2 === 1} alone={data.topics.length === 0} />
      ))}
      <ContactBand />
    </>
  )
}

interface FieldProps {
  group: TopicGroup
  isDark: boolean
  /** True if there are no topics: the only group then has no heading. */
  alone: boolean
}

/** A field of technology; its name stays in view beside its articles. */
function TechnologyField({ group: { topic, items }, isDark, alone }: FieldProps) {
  const words = useWords().articles.technology
  return (
    <section className={isDark ? 'band field mist' : 'band field'}>
      <div className="row">
        <div className="field-head">
          {!alone && <h2>{topic?.name ?? words.others}</h2>}
          {topic?.description && <p>{topic.description}</p>}
        </div>
        <div className="field-items">
          {items.map((item, index) => (
            <TechnologyCard key={item.id} article={item} wide={index === 0 && items.length % 2 === 1} />
          ))}
        </div>
      </div>
    </section>
  )
}

const HALF = '(min-width: 1248px) 384px, (min-width: 960px) 31vw, (min-width: 600px) 47vw, 100vw'
const WHOLE = '(min-width: 1248px) 792px, (min-width: 960px) 64vw, 100vw'

/** With an odd number of articles the first is as wide as a pair. */
function TechnologyCard({ article, wide }: { article: ArticleListView; wide: boolean }) {
  const langOf = useLangOf()
  return (
    <article className={wide ? 'treatise treatise-wide' : 'treatise'} lang={langOf(article)}>
      {article.cover && (
        <div className="treatise-picture">
          <Picture address={article.cover} pictures={article.pictures} alt="" sizes={wide ? WHOLE : HALF} />
        </div>
      )}
      <Teaser to={articlePath(article)} title={article.title} summary={article.summary} />
    </article>
  )
}
