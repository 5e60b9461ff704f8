/** The part of a list that a client asks for. */
export interface Part {
  skipCount?: number | undefined
  maxResultCount?: number | undefined
}

/** Returns the part of a short list that a client asks for; all of it unless it names a number. */
export const partOf = <T>(items: readonly T[], { skipCount = 0, maxResultCount }: Part): T[] =>
  items.slice(skipCount, maxResultCount === undefined ? undefined : skipCount + maxResultCount)
