/** The number at which counting stops, because counting more rows takes longer. */
export const MOST_COUNTED = 10_000

/** Writes a number of rows for people: `37`, or `10,000+` where counting stopped there. */
export const countText = (count: number, hasMore = false): string => (hasMore ? `${MOST_COUNTED.toLocaleString('en')}+` : String(count))
