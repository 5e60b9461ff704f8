/** The scripts that are written without spaces between words, as a class of characters for patterns. */
export const CJK = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}`
