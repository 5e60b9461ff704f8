import { sizeOf } from '../blocks/picture-files.ts'
import type { LayoutData } from '../page/layout-data.ts'

export interface IconProps {
  site: Pick<LayoutData['site'], 'icon' | 'pictures'>
}

/** The icon of the site. */
export function Icon({ site }: IconProps) {
  const info = site.icon ? site.pictures[site.icon] : undefined
  // Without an icon of the site the browser would request /favicon.ico.
  return <link rel="icon" href={site.icon ? (info ? sizeOf(site.icon, info, info.widths[0]!, 'webp') : site.icon) : 'data:,'} />
}
