import type { ProductView } from '../../../contract/features/portal.ts'
import { useWords } from '../../page/use-layout.ts'
import { sizeOf, widthUpTo } from '../../blocks/picture-files.ts'
import { Part } from './part.tsx'

/** The video is fetched only when a visitor starts it; until then it shows the product's picture. */
export function Video({ product, address }: { product: ProductView; address: string }) {
  const words = useWords().products
  const info = product.picture ? product.pictures[product.picture] : undefined
  return (
    <Part title={words.video}>
      {/* Product clips have no speech, and the back office has no field for captions. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        className="product-video"
        src={address}
        poster={product.picture && info ? sizeOf(product.picture, info, widthUpTo(info, 640), 'jpg') : undefined}
        style={{ aspectRatio: info ? `${info.width} / ${info.height}` : '16 / 9' }}
        aria-label={`${words.video}：${product.name}`}
        controls
        playsInline
        preload="none"
      />
    </Part>
  )
}
