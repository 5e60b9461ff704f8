import type { BannerView } from '../../contract/features/portal.ts'
import { fill } from '../../contract/format/fill.ts'
import { carousel } from '../behaviours/carousel.ts'
import type { BannerSize } from '../page/context.ts'
import { useLangOf, useWords } from '../page/use-layout.ts'
import { useBehaviour } from './use-behaviour.ts'
import { bannerPicture, type HeroHeight } from './banner-picture.ts'
import { Icon } from './icon.tsx'
import { Picture } from './picture.tsx'
import { RichText } from './rich-text.tsx'
import { SiteLink } from './site-link.tsx'
import { NoBreak } from '../text/no-break.tsx'

interface CarouselProps {
  banners: BannerView[]
  size: BannerSize
  height: HeroHeight
}

/** P-06 … P-09, P-15. Without slides it is the ground of the header alone (P-05c). Without its behaviour the slides are a strip that visitors scroll sideways. */
export function Carousel({ banners, size, height }: CarouselProps) {
  const words = useWords().carousel
  const ref = useBehaviour<HTMLElement>(carousel)
  const hero = height === 820 ? 'hero hero-tall' : 'hero'
  if (banners.length === 0) return <div className="hero-bar" />
  return (
    <section ref={ref} className={hero} aria-roledescription="carousel" aria-label={words.label} data-behaviour="carousel">
      {banners.length > 1 && <Controls banners={banners} />}
      <div className="slides" data-part="slides">
        {banners.map((banner, index) => (
          <Slide key={banner.id} banner={banner} index={index} count={banners.length} size={size} height={height} />
        ))}
      </div>
    </section>
  )
}

function Controls({ banners }: { banners: BannerView[] }) {
  const words = useWords().carousel
  return (
    <div className="hero-controls" data-part="controls">
      <button type="button" data-part="pause" aria-label={words.pause} data-pause={words.pause} data-play={words.play}>
        <Icon className="icon-pause">
          <path d="M8 5v14M16 5v14" />
        </Icon>
        <Icon className="icon-play">
          <path d="m8 5 11 7-11 7z" />
        </Icon>
      </button>
      <button type="button" data-part="previous" aria-label={words.previous}>
        <Icon>
          <path d="m15 5-7 7 7 7" />
        </Icon>
      </button>
      <ul className="indicators" aria-label={words.choose}>
        {banners.map((banner, index) => (
          <li key={banner.id}>
            <button type="button" data-part="indicator" aria-label={fill(words.show, { index: index + 1, title: banner.title })} />
          </li>
        ))}
      </ul>
      <button type="button" data-part="next" aria-label={words.next}>
        <Icon>
          <path d="m9 5 7 7-7 7" />
        </Icon>
      </button>
    </div>
  )
}

/** The role that the ARIA authoring practices ask for (P-15); no HTML element has it. */
const SLIDE_ROLE = { role: 'group', 'aria-roledescription': 'slide' }

interface SlideProps {
  banner: BannerView
  index: number
  count: number
  size: BannerSize
  height: HeroHeight
}

function Slide({ banner, index, count, size, height }: SlideProps) {
  const langOf = useLangOf()
  const words = useWords().carousel
  const lang = langOf(banner)
  return (
    <div
      className="slide"
      {...SLIDE_ROLE}
      aria-label={fill(words.slide, { index: index + 1, count })}
      data-mask={index % 2 === 1 ? 'even' : 'odd'}
    >
      <Picture className="slide-picture" pictures={banner.pictures} alt="" first={index === 0} {...bannerPicture(banner, size, height)} />
      <div className="slide-text" lang={lang}>
        <h2>
          <NoBreak text={banner.title} />
        </h2>
        {banner.description && <RichText className="slide-description" html={banner.description} pictures={banner.pictures} />}
        {banner.subdesc && <RichText className="slide-subdesc" html={banner.subdesc} pictures={banner.pictures} />}
        {banner.link && (
          <p className="slide-link">
            <SiteLink className="button" to={banner.link}>
              {words.more}
              <span className="for-ears" lang={lang}>
                : {banner.title}
              </span>
            </SiteLink>
          </p>
        )}
      </div>
    </div>
  )
}
