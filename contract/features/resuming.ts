import { z } from 'zod'
import { MB } from '../budget.ts'
import { endpoint, SERVICES } from '../endpoint.ts'
import { MAX_FILE_BYTES, takingIn, uploadReply } from './uploads.ts'

// B-115: uploads that go on after a cut line, by the tus protocol (https://tus.io). The bytes arrive piece by piece, and a last call takes the whole file in.

/** The bytes of a piece. A proxy that waits for a whole request before it passes it on loses no more than one at a cut. */
export const PIECE_BYTES = 8 * MB
/** An upload without a new piece for this time is given up. */
export const HALF_KEPT_MS = 24 * 3_600_000
/** The most uploads that one account may have begun and not finished, and the most bytes of them together (B-125b). */
export const MOST_HALVES = 20
export const MOST_HALF_BYTES = 500 * MB

/** The kinds of file that such an upload becomes; its metadata names one beside the name of the file. */
export const RESUMED_KINDS = ['picture', 'file'] as const
export type ResumedKind = (typeof RESUMED_KINDS)[number]

export const resuming = {
  pieces: endpoint({
    ...takingIn,
    path: `${SERVICES}/Upload/Resumable`,
    budget: { bytes: MAX_FILE_BYTES },
    output: z.null(),
    summary:
      'Begins an upload by tus 1.0.0, with kind (picture, file) and name as metadata; HEAD, PATCH and DELETE at the address that it answers go on with it',
  }),
  finish: endpoint({
    ...takingIn,
    path: `${SERVICES}/Upload/Finish`,
    input: z.strictObject({ id: z.string().regex(/^[a-z0-9]{24}$/) }),
    output: uploadReply,
    summary: 'Takes in a file that has arrived whole by tus; called again, it answers the same',
  }),
}
