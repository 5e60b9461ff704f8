import type { CSSProperties } from 'react'
import { shadeFor } from '../../contract/format/contrast.ts'

const DEFAULT_BRAND = '#1890ff'
const MIST = '#f5f7fa'
const INK = '#0b0d12'

/** The brand colour as chosen, the shade of it that carries white text and can be read on paper and mist, and the tint for dark ground. */
export function brandStyle(chosen: string | null): CSSProperties {
  const brand = chosen ?? DEFAULT_BRAND
  return { '--brand': brand, '--brand-text': shadeFor(brand, MIST), '--brand-light': shadeFor(brand, INK, 6) } as CSSProperties
}
