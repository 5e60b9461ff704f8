/** The rows and moments that an answer depends on, so that a cache knows when the answer is no longer true. */
export interface Notes {
  /** `news:3` one row, `news` any row. */
  tags: Set<string>
  /** The moment (epoch ms) at which time alone changes the answer; Infinity: never. */
  until: number
}

export const newNotes = (): Notes => ({ tags: new Set(), until: Number.POSITIVE_INFINITY })
