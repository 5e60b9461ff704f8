import type { PictureInfo, PictureInfos } from '../../contract/picture-info.ts'
import type { LayoutData } from '../page/layout-data.ts'

interface SharedPicture {
  address: string
  info: PictureInfo
}

/** Returns the picture of a page in link previews: the cover of its article, else its first banner or that of the home page, else the logo. */
export function sharedPicture(
  { banners, cover, site }: LayoutData,
  news?: { cover: string | null; pictures: PictureInfos },
): SharedPicture | null {
  const banner = banners[0] ?? cover
  return pictureAt(news?.cover, news?.pictures) ?? pictureAt(banner?.bigImage, banner?.pictures) ?? pictureAt(site.logo, site.pictures)
}

function pictureAt(address: string | null | undefined, pictures: PictureInfos = {}): SharedPicture | null {
  const info = address ? pictures[address] : undefined
  return address && info ? { address, info } : null
}
