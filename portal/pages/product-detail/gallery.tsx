import type { ProductView } from '../../../contract/features/portal.ts'
import { sizeOf } from '../../blocks/picture-files.ts'
import { fill } from '../../../contract/format/fill.ts'
import { gallery } from '../../behaviours/gallery.ts'
import { Icon } from '../../blocks/icon.tsx'
import { Picture } from '../../blocks/picture.tsx'
import { useWords } from '../../page/use-layout.ts'
import { useBehaviour } from '../../blocks/use-behaviour.ts'

const idOf = (index: number) => `picture-${index + 1}`

/**
 * The pictures as a strip that visitors swipe. Each picture is a link to its largest file, and each thumbnail a link into the strip. The behaviour opens
 * the file in a dialog instead, and marks the thumbnail of the shown picture.
 */
export function Gallery({ product }: { product: ProductView }) {
  const words = useWords().products
  const ref = useBehaviour<HTMLElement>(gallery)
  const pictures = product.gallery
  if (pictures.length === 0) return <div className="product-gallery gallery-empty card-picture" />
  return (
    <section ref={ref} className="product-gallery" aria-label={words.gallery} data-behaviour="gallery">
      <ul className="gallery-strip" data-part="strip">
        {pictures.map((address, index) => (
          <li key={address} id={idOf(index)}>
            <a
              href={largest(product, address)}
              data-part="picture"
              data-count={fill(words.pictureOf, { index: index + 1, count: pictures.length })}
            >
              <Picture
                address={address}
                pictures={product.pictures}
                alt={fill(words.picture, { name: product.name, index: index + 1 })}
                sizes="(min-width: 1248px) 588px, (min-width: 960px) 48vw, 100vw"
                first={index === 0}
              />
              <span className="zoom-mark">
                <Icon>
                  <circle cx="11" cy="11" r="7" />
                  <path d="m20 20-4-4M11 8v6M8 11h6" />
                </Icon>
                <span className="for-ears">{words.zoom}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && <Thumbnails product={product} />}
      <Zoom isAlone={pictures.length === 1} />
    </section>
  )
}

function Thumbnails({ product }: { product: ProductView }) {
  const words = useWords().products
  return (
    <ul className="thumbnails" aria-label={words.thumbnails}>
      {product.gallery.map((address, index) => (
        <li key={address}>
          <a href={`#${idOf(index)}`} data-part="thumbnail" aria-label={fill(words.showPicture, { index: index + 1 })}>
            <Picture address={address} pictures={product.pictures} alt="" sizes="80px" />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The dialog is empty until a picture is enlarged: first to the size of the screen, then to its full size, which scrolls. */
function Zoom({ isAlone }: { isAlone: boolean }) {
  const words = useWords().products
  return (
    <dialog className="zoom" data-part="dialog" aria-label={words.gallery}>
      <form method="dialog">
        <button aria-label={words.closeZoom}>
          <Icon size={24}>
            <path d="M6 6l12 12M18 6 6 18" />
          </Icon>
        </button>
      </form>
      <div className="zoom-frame" data-part="frame" role="group" aria-label={words.closeUp} tabIndex={-1} />
      <div className="zoom-steps">
        {!isAlone && (
          <>
            <button type="button" data-part="previous" aria-label={words.previousPicture}>
              <Icon size={24}>
                <path d="m15 5-7 7 7 7" />
              </Icon>
            </button>
            <output data-part="count" />
            <button type="button" data-part="next" aria-label={words.nextPicture}>
              <Icon size={24}>
                <path d="m9 5 7 7-7 7" />
              </Icon>
            </button>
          </>
        )}
        <button type="button" data-part="close-up" aria-label={words.closeUp} aria-pressed="false">
          <Icon size={24}>
            <path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />
          </Icon>
        </button>
      </div>
    </dialog>
  )
}

function largest({ pictures }: ProductView, address: string): string {
  const info = pictures[address]
  return info ? sizeOf(address, info, info.widths.at(-1)!, 'jpg') : address
}
