import type { PictureProps } from '../blocks/picture.tsx'
import { srcSet } from '../blocks/picture-files.ts'

/** Lets the browser fetch the first banner before it has parsed the page. Browsers without AVIF find the banner in the page. */
export function HeroPreload({ address, pictures, sizes, narrow }: Pick<PictureProps, 'address' | 'pictures' | 'sizes' | 'narrow'>) {
  return (
    <>
      {narrow && <Preload address={narrow.address} pictures={pictures} sizes={narrow.sizes} media={narrow.media} />}
      <Preload address={address} pictures={pictures} sizes={sizes} media={narrow && `not all and ${narrow.media}`} />
    </>
  )
}

function Preload({ address, pictures, sizes, media }: Pick<PictureProps, 'address' | 'pictures' | 'sizes'> & { media?: string }) {
  const info = pictures[address]
  if (!info) return null
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={srcSet(address, info, 'avif')}
      imageSizes={sizes}
      media={media}
      fetchPriority="high"
    />
  )
}
