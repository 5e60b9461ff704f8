/** Counting hits stops here: to count all of them takes longer the more there are. */
export const MOST_COUNTED = 10_000

/** Writes a number of rows for people: `37`, or `10,000+` where counting stopped there. */
export const countText = (count: number, hasMore = false): string => (hasMore ? `${MOST_COUNTED.toLocaleString('en')}+` : String(count))
