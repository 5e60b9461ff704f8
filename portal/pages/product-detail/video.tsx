import type { ProductView } from '../../../contract/features/portal.ts'
import type { VideoCaptions } from '../../../contract/video-captions.ts'
import { useWords } from '../../page/use-layout.ts'
import { sizeOf, widthUpTo } from '../../blocks/picture-files.ts'
import { Part } from './part.tsx'

/** The video is fetched only when a visitor starts it; until then it shows the product's picture. */
export function Video({ product, address }: { product: ProductView; address: string }) {
  const { captions } = product
  const words = useWords().products
  const info = product.picture ? product.pictures[product.picture] : undefined
  return (
    <Part title={words.video}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a clip without speech has none; the others have those of the library */}
      <video
        className="product-video"
        src={address}
        poster={product.picture && info ? sizeOf(product.picture, info, widthUpTo(info, 640), 'jpg') : undefined}
        style={{ aspectRatio: info ? `${info.width} / ${info.height}` : '16 / 9' }}
        aria-label={`${words.video}：${product.name}`}
        controls
        playsInline
        preload="none"
      >
        {captions?.tracks.map(({ src, language, label }) => (
          <track key={language} kind="captions" src={src} srcLang={language} label={label} />
        ))}
      </video>
      {captions && <Transcript {...captions.transcript} />}
    </Part>
  )
}

function Transcript({ language, lines }: VideoCaptions['transcript']) {
  return (
    <details className="transcript">
      <summary>{useWords().transcript}</summary>
      <div lang={language}>
        {lines.map((line, at) => (
          <p key={at}>{line}</p>
        ))}
      </div>
    </details>
  )
}
