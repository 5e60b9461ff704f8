import { Parser } from 'htmlparser2'

/** Returns the words of a rich text, with `between` between the words of neighbouring paragraphs and cells. */
export function plainText(html: string, between = ' '): string {
  const blocks = ['']
  const parser = new Parser({
    ontext: (text) => void (blocks[blocks.length - 1] += text),
    onclosetag: (name) => void (INLINE.has(name) || blocks.push('')),
  })
  parser.end(html)
  return blocks
    .map((block) => block.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(between)
}

const INLINE = new Set(['a', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'span', 'code', 'mark', 'small'])

/** The characters of a rich text that are read for a few lines of it. */
const MOST = 20_000
const BEFORE = 1000

/** Returns the part of a rich text that an excerpt needs: its beginning, or the part around the first of these words when that is far. */
export function partWith(html: string, words: readonly string[]): string {
  const at = html.length > MOST ? firstOf(html.toLowerCase(), words) : 0
  if (at + BEFORE < MOST) return html.slice(0, MOST)
  // The part must not begin in the middle of a tag.
  const tag = html.indexOf('>', at - BEFORE) + 1
  const from = tag > 0 && tag <= at ? tag : at
  return html.slice(from, from + MOST)
}

function firstOf(text: string, words: readonly string[]) {
  const places = words
    .slice(0, 20)
    .map((word) => text.indexOf(word))
    .filter((place) => place !== -1)
  return places.length > 0 ? Math.min(...places) : 0
}
