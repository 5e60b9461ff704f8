import type { GalleryView } from '../../../contract/features/portal.ts'
import { Picture } from '../../blocks/picture.tsx'
import { useWords } from '../../page/use-layout.ts'
import { Band } from '../../blocks/band.tsx'
import { NoBreak } from '../../text/no-break.tsx'

export function Gallery({ pictures }: { pictures: GalleryView[] }) {
  const words = useWords().home
  if (pictures.length === 0) return null
  return (
    <Band id="home-gallery" title={words.gallery} intro={words.galleryIntro} className="mist">
      <div className="gallery" data-count={pictures.length}>
        {pictures.map((item, index) => (
          <figure key={item.id}>
            <Picture
              address={item.image}
              pictures={item.pictures}
              alt={item.alt ?? item.pictures[item.image]?.alt ?? item.title}
              sizes={
                index === 0
                  ? '(min-width: 1248px) 576px, (min-width: 960px) 48vw, 100vw'
                  : '(min-width: 1248px) 288px, (min-width: 960px) 24vw, 50vw'
              }
            />
            <figcaption>
              <NoBreak text={item.title} />
            </figcaption>
          </figure>
        ))}
      </div>
    </Band>
  )
}
