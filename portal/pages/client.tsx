import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Breadcrumb, type Crumb } from '../blocks/breadcrumb.tsx'
import { Company } from '../blocks/company.tsx'
import { ContactBand } from '../blocks/contact-band.tsx'
import { EmptySection } from '../blocks/empty-section.tsx'
import { PageIntro } from '../blocks/page-intro.tsx'
import { Topics } from '../blocks/topics.tsx'
import { portalContext } from '../context.ts'
import { sectionHead } from '../document/section-head.ts'
import type { PortalHandle } from '../head.ts'
import { useWords } from '../layout/use-layout.ts'
import { type PortalWords, portalWords } from '../words.ts'
import { byTopic, readTopic, type TopicData, type TopicGroup, topicPath } from '../sections.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { call } = context.get(portalContext)
  const [clients, partners] = await Promise.all([
    readTopic(call, 'client', new URL(request.url).searchParams),
    readTopic(call, 'partner', new URLSearchParams()),
  ])
  return { clients, partners }
}

type Data = Awaited<ReturnType<typeof loader>>

function trailOf({ clients: { topic } }: Data, words: PortalWords): Crumb[] {
  const own = { name: words.articles.client.title, to: topicPath('client') }
  return topic ? [own, { name: topic.name, to: topicPath('client', topic.code) }] : [own]
}

export const handle: PortalHandle<Data> = {
  title: (data, { language }) =>
    trailOf(data, portalWords[language])
      .map(({ name }) => name)
      .toReversed()
      .join(' - '),
  head: (data, layout) => {
    const words = portalWords[layout.language]
    const { topic, description, items } = data.clients
    const about = (topic ? topic.description : description) ?? words.articles.client.intro
    // Marks stand for their companies, not for this page.
    const first = items.length + data.partners.items.length > 0 ? { cover: null, pictures: {} } : undefined
    return sectionHead({ title: handle.title(data, layout), description: about, trail: trailOf(data, words), first }, layout)
  },
}

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
  /** Where there are no industries at all, "other" than them is nothing. */
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
    <section className="band mist" aria-labelledby="partners">
      <div className="row">
        <div className="band-head">
          <h2 id="partners">{partners.name ?? words.partners}</h2>
          <p>{partners.description ?? words.partnersIntro}</p>
        </div>
        <div className="partners">
          {partners.items.map((item) => (
            <Company key={item.id} company={item} />
          ))}
        </div>
      </div>
    </section>
  )
}
