/** Moments, amounts, ranges and tags as the screens say them. */
export const format = {}
