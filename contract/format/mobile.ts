/** V-06: eleven digits, 1 and then 3, 4, 5, 7 or 8, as the source has it. */
export const MOBILE = /^1[34578]\d{9}$/
