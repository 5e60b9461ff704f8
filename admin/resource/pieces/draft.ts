/** A draft, and the value that it was written as. */
export interface Draft<D> {
  of: unknown
  draft: D
}

/** The draft that belongs to a value: the one that was written as this value, else a fresh one read from it. */
export const draftOf = <D>(kept: Draft<D> | null, value: unknown, read: (value: unknown) => D): Draft<D> =>
  kept && Object.is(kept.of, value) ? kept : { of: value, draft: read(value) }
