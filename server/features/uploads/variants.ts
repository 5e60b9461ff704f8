import type { Format } from '../../../contract/picture-files.ts'

export interface Variant {
  id: string
  width: number
  format: Format
}

export const nameOf = ({ width, format }: Variant) => `${width}.${format}`
export const keyOf = (variant: Variant) => `${variant.id}/${nameOf(variant)}`
