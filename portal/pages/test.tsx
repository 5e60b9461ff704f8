import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { LANGUAGES } from '../../contract/languages.ts'
import { Band } from '../blocks/band.tsx'
import { ContactBand } from '../blocks/contact-band.tsx'
import { PageIntro } from '../blocks/page-intro.tsx'
import { portalContext } from '../page/context.ts'
import type { PortalHandle } from '../page/head.ts'
import { useLayout, useWords } from '../page/use-layout.ts'
import { reads } from '../page/reads.ts'
import { readSection } from '../page/sections.ts'
import { portalWords } from '../text/words.ts'
import { Cards } from './test/cards.tsx'
import { Pieces } from './test/pieces.tsx'
import { ProductParts } from './test/product-parts.tsx'
import { samplesOf, type Targets } from './test/samples.ts'

const NOWHERE = { id: 0, slug: null }

export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(portalContext)
  const [news, products, articles, { topics }] = await Promise.all([
    call(reads.listNews, { maxResultCount: 1 }),
    call(reads.listProducts, { maxResultCount: 1 }),
    call(reads.listAbout, { maxResultCount: 1 }),
    readSection(call, 'about'),
  ])
  const first = ([item = NOWHERE]: { id: number; slug: string | null }[]) => ({ id: item.id, slug: item.slug })
  const targets: Targets = { news: first(news.items), product: first(products.items), article: first(articles.items) }
  return { targets, topics }
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle: PortalHandle<Data> = {
  title: (_, { language }) => portalWords[language].blocks.title,
  head: (_, layout) => ({
    title: portalWords[layout.language].blocks.title,
    description: portalWords[layout.language].blocks.intro,
    canonical: '/_test',
    languages: LANGUAGES,
    image: null,
    type: 'website',
    indexed: false,
    structured: () => [],
  }),
}

/** P-10: every block of the portal, with sample data. */
export function Component() {
  const layout = useLayout()
  const words = useWords().blocks
  const { targets, topics } = useLoaderData<typeof loader>()
  const samples = samplesOf(words.sample, layout, targets)
  return (
    <>
      <div className="row page blocks">
        <PageIntro title={words.title} intro={words.intro} />
        <Cards samples={samples} topics={topics} />
        <ProductParts product={samples.product} />
        <Pieces samples={samples} />
      </div>
      <Band id="band" title={words.band} intro={words.intro} link={{ name: words.more, to: '/_news' }} className="mist">
        <p>{words.sample.summary}</p>
      </Band>
      <ContactBand />
    </>
  )
}
