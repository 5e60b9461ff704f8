import type { CSSProperties } from 'react'
import { shadeFor } from '../../contract/format/contrast.ts'

const DEFAULT_BRAND = '#1890ff'
const MIST = '#f5f7fa'
const INK = '#0b0d12'

/** Returns the chosen brand colour, a darker shade that is legible on white and light grey and below white text, and a tint for dark backgrounds. */
export function brandStyle(chosen: string | null): CSSProperties {
  const brand = chosen ?? DEFAULT_BRAND
  return { '--brand': brand, '--brand-text': shadeFor(brand, MIST), '--brand-light': shadeFor(brand, INK, 6) } as CSSProperties
}
