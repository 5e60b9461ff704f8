import { z } from 'zod'
import { MB } from '../budget.ts'
import { endpoint, SERVICES } from '../endpoint.ts'
import { composed, plainString } from '../field-schema.ts'
import { LANGUAGES } from '../languages.ts'
import { listOf } from '../schema.ts'

// B-125d: the captions of an uploaded video in each language, and what is said in them.

/** The most signs of a file of captions: those of a film have a tenth. */
export const MOST_CAPTIONS = 300_000

const id = z.string().regex(/^[a-z0-9]{16,40}$/)

const kept = z.strictObject({
  language: z.enum(LANGUAGES),
  /** The name of the file that was chosen. */
  name: z.string(),
  src: z.string(),
})
export type KeptCaptions = z.infer<typeof kept>

export const uploadCaptions = {
  all: endpoint({
    path: `${SERVICES}/Upload/GetCaptions`,
    access: { permit: 'Upload/View' },
    input: z.strictObject({ id }),
    output: listOf(kept),
    summary: 'The captions of a video in reach, by language',
  }),
  set: endpoint({
    path: `${SERVICES}/Upload/SetCaptions`,
    access: { permit: 'Upload/Edit' },
    budget: { bytes: 2 * MB },
    input: z.strictObject({
      id,
      language: z.enum(LANGUAGES),
      /** The content of a WebVTT file. */
      text: plainString.max(MOST_CAPTIONS),
      name: composed.min(1).max(200),
    }),
    output: z.null(),
    refusedInDemo: true,
    summary: 'Gives a video captions in a language, in place of those that it has; what is no WebVTT is refused by its first wrong line',
  }),
  remove: endpoint({
    path: `${SERVICES}/Upload/DeleteCaptions`,
    access: { permit: 'Upload/Edit' },
    input: z.strictObject({ id, language: z.enum(LANGUAGES) }),
    output: z.null(),
    refusedInDemo: true,
    summary: 'Takes the captions in a language away from a video',
  }),
}
