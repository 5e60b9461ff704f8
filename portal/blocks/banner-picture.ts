import type { BannerView } from '../../contract/features/portal.ts'
import type { BannerSize } from '../page/context.ts'
import type { PictureProps } from './picture.tsx'

/** How high the carousel is at most, in px: tall on the home page, low on all others (look.md). */
export type HeroHeight = 820 | 360
export const heroHeight = (pathname: string): HeroHeight => (pathname === '/home' ? 820 : 360)

/** Up to this width `auto` shows the small image, which is upright (P-08): for longer where there is height for it. */
const NARROW: Record<HeroHeight, string> = { 820: '(max-width: 959.98px)', 360: '(max-width: 767.98px)' }

type BannerPicture = Pick<PictureProps, 'address' | 'sizes' | 'narrow'>

/** P-08: the image or images of a banner, by the size that is set. */
export function bannerPicture(banner: BannerView, size: BannerSize, height: HeroHeight): BannerPicture {
  const small = banner.smallImage ?? banner.bigImage
  const one = (address: string) => ({ address, sizes: covering(banner, address, height) })
  if (size === 'small') return one(small)
  if (size === 'big' || small === banner.bigImage) return one(banner.bigImage)
  return { ...one(banner.bigImage), narrow: { ...one(small), media: NARROW[height] } }
}

/** A picture that covers the hero is as wide as the screen, or as its own shape asks for at that height. */
function covering({ pictures }: BannerView, address: string, height: HeroHeight): string {
  const info = pictures[address]
  return info ? `max(100vw, ${Math.round((height * info.width) / info.height)}px)` : '100vw'
}
