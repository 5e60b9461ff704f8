import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Contact } from '../blocks/contact.tsx'
import { NewsCard, NewsLine } from '../blocks/news-card.tsx'
import { Picture } from '../blocks/picture.tsx'
import { SiteLink } from '../blocks/site-link.tsx'
import { LANGUAGES } from '../../contract/languages.ts'
import { portalContext } from '../context.ts'
import type { PortalHandle } from '../head.ts'
import { organization } from '../document/structured.ts'
import { useLayout, useWords } from '../layout/use-layout.ts'
import { reads } from '../reads.ts'
import { portalWords } from '../words.ts'
import { sharedPicture } from '../document/shared-picture.ts'

const NEWS = 6
const PICTURES = 5

export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(portalContext)
  const [news, gallery] = await Promise.all([
    call(reads.listNews, { maxResultCount: NEWS }),
    call(reads.listImages, { maxResultCount: PICTURES }),
  ])
  return { news: news.items, gallery: gallery.items }
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
    structured: (absolute) => [organization(layout.site, absolute)],
  }),
}

export function Component() {
  const { news, gallery } = useLoaderData<typeof loader>()
  return (
    <>
      <Intro />
      {news.length > 0 && <LatestNews news={news} />}
      {gallery.length > 0 && <Gallery pictures={gallery} />}
      <ContactBand />
    </>
  )
}

function Intro() {
  const { site } = useLayout()
  return (
    <section className="band intro">
      <div className="row">
        <h1>{site.title}</h1>
        {site.seoDescription && <p>{site.seoDescription}</p>}
      </div>
    </section>
  )
}

function LatestNews({ news }: { news: Data['news'] }) {
  const words = useWords().home
  const [first, ...others] = news
  return (
    <section className="band mist" aria-labelledby="home-news">
      <div className="row">
        <div className="band-head">
          <h2 id="home-news">{words.news}</h2>
          <p>{words.newsIntro}</p>
          <SiteLink className="arrow" to="/_news">
            {words.allNews}
          </SiteLink>
        </div>
        <div className="home-news">
          {first && <NewsCard news={first} large sizes="(min-width: 1248px) 690px, (min-width: 960px) 55vw, 100vw" />}
          <div className="lines">
            {others.map((item) => (
              <NewsLine key={item.id} news={item} />
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}

function Gallery({ pictures }: { pictures: Data['gallery'] }) {
  const words = useWords().home
  return (
    <section className="band" aria-labelledby="home-gallery">
      <div className="row">
        <div className="band-head">
          <h2 id="home-gallery">{words.gallery}</h2>
          <p>{words.galleryIntro}</p>
        </div>
        <div className="gallery" data-count={pictures.length}>
          {pictures.map((item, index) => (
            <figure key={item.id}>
              <Picture
                address={item.image}
                pictures={item.pictures}
                alt={item.alt ?? item.title}
                sizes={
                  index === 0
                    ? '(min-width: 1248px) 576px, (min-width: 960px) 48vw, 100vw'
                    : '(min-width: 1248px) 288px, (min-width: 960px) 24vw, 50vw'
                }
              />
              <figcaption>{item.title}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}

function ContactBand() {
  const { site } = useLayout()
  const words = useWords()
  if (!site.address && !site.telephone && !site.email) return null
  return (
    <section className="band contact-band" aria-labelledby="home-contact">
      <div className="row">
        <div className="band-head">
          <h2 id="home-contact">{words.home.contact}</h2>
          <p>{words.home.contactIntro}</p>
        </div>
        <Contact />
        {site.wechatPicture && (
          <figure className="wechat">
            <Picture address={site.wechatPicture} pictures={site.pictures} alt={words.contact.wechatPicture} sizes="128px" />
            <figcaption>{words.contact.wechat}</figcaption>
          </figure>
        )}
      </div>
    </section>
  )
}
