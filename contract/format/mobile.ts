/** Matches a mobile number (V-06): eleven digits, of which the first is 1 and the second 3, 4, 5, 7 or 8. */
export const MOBILE = /^1[34578]\d{9}$/
