/**
 * Matches a telephone number of any country: digits, with a plus before, spaces, points, slashes, hyphens and brackets between them, and an extension. 5 to 32
 * characters.
 */
export const PHONE = /^(?=.{5,32}$)[+(]{0,2}\d[\d ()./-]{3,29}\d(?: ?(?:x|ext\.?|转|分机) ?\d{1,6})?$/u
