import { isRecord, readStored } from './storage.ts'

export const SHADES = ['light', 'dark', 'system'] as const
export type Shade = (typeof SHADES)[number]

/** The name of the settings in the browser's storage (settings.ts). */
export const SETTINGS = 'portico.settings'

const isShade = (value: unknown): value is Shade => SHADES.includes(value as Shade)

/** The shade in the stored settings; light if none was chosen. */
export const shadeOf = (stored: unknown): Shade => (isRecord(stored) && isShade(stored['shade']) ? stored['shade'] : 'light')

/** The chosen shade, for pages outside the shell, which do not load its settings. */
export const storedShade = (): Shade => shadeOf(readStored(localStorage, SETTINGS))
