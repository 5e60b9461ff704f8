import type { BannerView } from '../../contract/features/portal.ts'
import type { BannerSize } from '../context.ts'
import type { PictureProps } from './picture.tsx'

/** Below this width `auto` shows the small image (P-08). */
export const NARROW = '(max-width: 767.98px)'
export const WIDE = '(min-width: 768px)'

/** The hero is up to 820 px high whatever its width, so a wide picture is never asked for narrower than that needs. */
const HERO_SIZES = 'max(100vw, 1280px)'

/** P-08: the image or images of a banner, by the size that is set. */
export function bannerPicture(banner: BannerView, size: BannerSize): Pick<PictureProps, 'address' | 'sizes' | 'narrow'> {
  const small = banner.smallImage ?? banner.bigImage
  if (size === 'small') return { address: small, sizes: '100vw' }
  if (size === 'big' || small === banner.bigImage) return { address: banner.bigImage, sizes: HERO_SIZES }
  return { address: banner.bigImage, sizes: HERO_SIZES, narrow: { address: small, media: NARROW, sizes: '100vw' } }
}
