/** Signs that take no place and mean nothing at the end of a text; web pages and spreadsheets leave them in what is copied. */
const UNSEEN = /[\s\u00ad\u200b\u2060\ufeff]/

/** Takes blanks and unseen signs off both ends of a text: one that has nothing else is empty. */
export function withoutUnseenEnds(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && UNSEEN.test(text[from]!)) from++
  while (from < to && UNSEEN.test(text[to - 1]!)) to--
  return text.slice(from, to)
}
