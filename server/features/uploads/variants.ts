import type { Format } from '../../../contract/picture-files.ts'
import type { SettingValues } from '../../../contract/settings/index.ts'

export type Quality = SettingValues['pictureQuality']

export interface Variant {
  id: string
  width: number
  format: Format
  quality: Quality
}

/** The file of a variant: `960.avif`, `960.high.avif`; so another quality is another file, and the usual one keeps its files. */
export const nameOf = ({ width, format, quality }: Variant) =>
  quality === 'usual' ? `${width}.${format}` : `${width}.${quality}.${format}`
export const keyOf = (variant: Variant) => `${variant.id}/${nameOf(variant)}`
