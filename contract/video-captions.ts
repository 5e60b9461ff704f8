import { z } from 'zod'
import { LANGUAGES, type Language } from './languages.ts'

/** The name of a language of captions, in that language. */
export const CAPTION_LABELS: Readonly<Record<Language, string>> = { 'zh-CN': '中文', en: 'English' }

/** The address of the captions of a video. */
export const captionsAt = (address: string, language: Language) => `${address}/${language}.vtt`

/** The captions that the address of an upload may have, by the last part of the address. */
export const CAPTION_FILE = new RegExp(String.raw`^(${LANGUAGES.join('|')})\.vtt$`)

const track = z.strictObject({ src: z.string(), language: z.enum(LANGUAGES), label: z.string() })

/** The captions of a video as visitors get them. */
export const videoCaptions = z.strictObject({
  tracks: z.array(track),
  /** The spoken words, a line for each caption: they are in the language of the page if there are any, else in the other. */
  transcript: z.strictObject({ language: z.enum(LANGUAGES), lines: z.array(z.string()) }),
})
export type VideoCaptions = z.infer<typeof videoCaptions>
