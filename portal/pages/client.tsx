import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Breadcrumb } from '../blocks/breadcrumb.tsx'
import { Company } from '../blocks/company.tsx'
import { ContactBand } from '../blocks/contact-band.tsx'
import { EmptySection } from '../blocks/empty-section.tsx'
import { PageIntro } from '../blocks/page-intro.tsx'
import { Topics } from '../blocks/topics.tsx'
import { portalContext } from '../page/context.ts'
import { followingRenamed } from '../page/renamed.ts'
import { sectionHandle } from '../document/section-head.ts'
import { useWords } from '../page/use-layout.ts'
import type { PortalWords } from '../text/words.ts'
import { byTopic, readTopic, type TopicData, type TopicGroup, topicQuery, topicTrail } from '../page/sections.ts'
import { Band } from '../blocks/band.tsx'

async function read({ context, request }: LoaderFunctionArgs) {
  const { call } = context.get(portalContext)
  const [clients, partners] = await Promise.all([readTopic(call, 'client', topicQuery.in(request).category), readTopic(call, 'partner')])
  return { clients, partners }
}

export const loader = followingRenamed(read)

type Data = Awaited<ReturnType<typeof read>>

const trailOf = ({ clients: { topic } }: Data, words: PortalWords) => topicTrail('client', words.articles.client.title, topic)

export const handle = sectionHandle<Data>({
  trail: trailOf,
  intro: ({ clients: { topic, description } }, words) => (topic ? topic.description : description) ?? words.articles.client.intro,
  // A client's logo does not represent this page, so link previews get the site's picture.
  first: ({ clients, partners }) => (clients.items.length + partners.items.length > 0 ? { cover: null, pictures: {} } : undefined),
})

export function Component() {
  const data = useLoaderData<typeof loader>()
  const { clients, partners } = data
  const words = useWords()
  const isEmpty = clients.items.length + partners.items.length === 0
  return (
    <>
      <div className="row page page-top">
        <Breadcrumb trail={trailOf(data, words)} />
        <PageIntro title={words.articles.client.title} intro={clients.description ?? words.articles.client.intro} />
        <Topics section="client" topics={clients.topics} chosen={clients.topic?.code ?? null} label={words.articles.client.industries} />
        {isEmpty && <EmptySection />}
        <div className="industries">
          {byTopic(clients.items, clients.topics).map((group) => (
            <Industry key={group.topic?.code ?? ''} group={group} alone={clients.topics.length === 0} />
          ))}
        </div>
      </div>
      {partners.items.length > 0 && <Partners partners={partners} />}
      <ContactBand />
    </>
  )
}

interface IndustryProps {
  group: TopicGroup
  /** True if there are no industries: the only group is then named "clients" instead of "others". */
  alone: boolean
}

function Industry({ group: { topic, items }, alone }: IndustryProps) {
  const words = useWords().articles.client
  return (
    <section className="industry">
      <h2>{alone ? words.clients : (topic?.name ?? words.others)}</h2>
      {topic?.description && <p className="industry-about">{topic.description}</p>}
      {items.map((item) => (
        <Company key={item.id} company={item} />
      ))}
    </section>
  )
}

function Partners({ partners }: { partners: TopicData }) {
  const words = useWords().articles.client
  return (
    <Band id="partners" title={partners.name ?? words.partners} intro={partners.description ?? words.partnersIntro} className="mist">
      <div className="partners">
        {partners.items.map((item) => (
          <Company key={item.id} company={item} />
        ))}
      </div>
    </Band>
  )
}
