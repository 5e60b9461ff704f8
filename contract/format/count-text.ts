import { MOST_COUNTED } from '../schema.ts'

/** A number of rows as people read it: `37`, or `10,000+` where counting ended there. */
export const countText = (count: number, hasMore = false): string => (hasMore ? `${MOST_COUNTED.toLocaleString('en')}+` : String(count))
