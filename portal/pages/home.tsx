import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Call } from '../../contract/client.ts'
import { LANGUAGES } from '../../contract/languages.ts'
import { ContactBand } from '../blocks/contact-band.tsx'
import { portalContext } from '../page/context.ts'
import { sharedPicture } from '../document/shared-picture.ts'
import { organization, webSite } from '../document/structured/organization.ts'
import type { PortalHandle } from '../page/head.ts'
import { reads } from '../page/reads.ts'
import { portalWords } from '../text/words.ts'
import { Businesses } from './home/businesses.tsx'
import { Clients } from './home/clients.tsx'
import { Gallery } from './home/gallery.tsx'
import { Intro } from './home/intro.tsx'
import { LatestNews } from './home/news.tsx'
import { Numbers, type UncountedName } from './home/numbers.tsx'
import { HomeProducts } from './home/products.tsx'
import { Technology } from './home/technology.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(portalContext)
  const [sections, types, products, news, gallery] = await Promise.all([
    readSections(call),
    call(reads.productTypes),
    call(reads.listProducts, { maxResultCount: 4 }),
    call(reads.listNews, { maxResultCount: 6 }),
    call(reads.listImages, { maxResultCount: 5 }),
  ])
  return {
    ...sections.items,
    types,
    products: products.items,
    news: news.items,
    gallery: gallery.items,
    numbers: { ...sections.numbers, products: products.totalCount, news: news.totalCount },
    uncounted: [products.hasMore && 'products', news.hasMore && 'news'].filter(Boolean) as UncountedName[],
  }
}

async function readSections(call: Call) {
  const [businesses, technologies, clients, partners] = await Promise.all([
    call(reads.listBusinesses, { maxResultCount: 4 }),
    call(reads.listTechnologies, { maxResultCount: 4 }),
    call(reads.listClients, { maxResultCount: 12 }),
    call(reads.listPartners, { maxResultCount: 12 }),
  ])
  return {
    items: { businesses: businesses.items, technologies: technologies.items, clients: clients.items, partners: partners.items },
    numbers: { technologies: technologies.totalCount, clients: clients.totalCount, partners: partners.totalCount },
  }
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle: PortalHandle<Data> = {
  title: (_, { site, language }) => site.seoTitle ?? portalWords[language].home.title,
  head: (data, layout) => ({
    title: handle.title(data, layout),
    description: layout.site.seoDescription,
    canonical: '/home',
    languages: LANGUAGES,
    image: sharedPicture(layout),
    type: 'website',
    indexed: !layout.previewing,
    structured: (absolute) => [organization(layout.site, absolute), webSite(layout.site, layout.language, absolute)],
  }),
}

export function Component() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <Intro />
      <Businesses businesses={data.businesses} />
      <HomeProducts types={data.types} products={data.products} />
      <Technology technologies={data.technologies} />
      <Numbers numbers={data.numbers} uncounted={data.uncounted} />
      <LatestNews news={data.news} />
      <Clients clients={data.clients} partners={data.partners} />
      <Gallery pictures={data.gallery} />
      <ContactBand />
    </>
  )
}
