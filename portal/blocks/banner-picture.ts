import type { BannerView } from '../../contract/features/portal.ts'
import type { BannerSize } from '../page/context.ts'
import type { PictureProps } from './picture.tsx'

/** The greatest height of the carousel in px: tall on the home page, low on all others. */
export type HeroHeight = 820 | 360
export const heroHeight = (pathname: string): HeroHeight => (pathname === '/home' ? 820 : 360)

/** P-08: up to this width `auto` shows the small, upright image. The tall carousel has room for it on wider screens too. */
const NARROW: Record<HeroHeight, string> = { 820: '(max-width: 959.98px)', 360: '(max-width: 767.98px)' }

type BannerPicture = Pick<PictureProps, 'address' | 'sizes' | 'narrow'>

/** P-08: the image or images of a banner for the configured size. */
export function bannerPicture(banner: BannerView, size: BannerSize, height: HeroHeight): BannerPicture {
  const small = banner.smallImage ?? banner.bigImage
  const one = (address: string) => ({ address, sizes: covering(banner, address, height) })
  if (size === 'small') return one(small)
  if (size === 'big' || small === banner.bigImage) return one(banner.bigImage)
  return { ...one(banner.bigImage), narrow: { ...one(small), media: NARROW[height] } }
}

/** A picture that covers the carousel is as wide as the screen, or wider if its shape at that height requires it. */
function covering({ pictures }: BannerView, address: string, height: HeroHeight): string {
  const info = pictures[address]
  return info ? `max(100vw, ${Math.round((height * info.width) / info.height)}px)` : '100vw'
}
