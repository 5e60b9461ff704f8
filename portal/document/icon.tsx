import { variantPath } from '../../contract/picture-files.ts'
import type { LayoutData } from '../page/layout-data.ts'

export interface IconProps {
  site: Pick<LayoutData['site'], 'icon' | 'pictures'>
}

/** The icon of the site. */
export function Icon({ site }: IconProps) {
  const width = site.icon ? site.pictures[site.icon]?.widths[0] : undefined
  // Without an icon of the site the browser would request /favicon.ico.
  return <link rel="icon" href={site.icon ? (width ? variantPath(site.icon, width, 'webp') : site.icon) : 'data:,'} />
}
