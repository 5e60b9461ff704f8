/** Matches a telephone number of any country: digits, with a plus before and spaces, points, hyphens and brackets between them. 5 to 32 characters. */
export const PHONE = /^[+(]?[0-9][0-9 ().-]{3,29}[0-9]$/
