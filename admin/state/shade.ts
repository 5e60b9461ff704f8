import { isRecord, readStored } from './storage.ts'

export const SHADES = ['light', 'dark', 'system'] as const
export type Shade = (typeof SHADES)[number]

/** Where the browser keeps what one chose (settings.ts). */
export const SETTINGS = 'portico.settings'

const isShade = (value: unknown): value is Shade => SHADES.includes(value as Shade)

/** The shade among what is kept; light, unless another was chosen. */
export const shadeOf = (kept: unknown): Shade => (isRecord(kept) && isShade(kept['shade']) ? kept['shade'] : 'light')

/** The shade one chose, for the pages before the shell, which do without its settings. */
export const storedShade = (): Shade => shadeOf(readStored(localStorage, SETTINGS))
