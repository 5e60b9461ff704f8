import { ALONE } from './html-names.ts'
import { leafBlocks } from './leaf-blocks.ts'
import { markAt, type Mark } from './html-tags.ts'
import { sanitise } from './sanitise.ts'

/** `&lt;`, `&#39;`: in a text without tags these are signs too, as in a text of one line that was stored before. */
const BARE_AMPERSAND = /&(?!(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);)/gi

/** Writes the value of a rich-text field as it is stored, and as it stays when it is written back. */
export function storedRichText(given: string): string {
  const clean = sanitise(richText(given))
  // Without tags it would be plain text the next time; the line breaks of HTML are blanks.
  return clean.includes('<') ? clean : clean.replaceAll(/[\r\n]+/g, ' ')
}

/** Plain text is escaped and keeps its paragraphs and lines; in HTML only the signs that begin no tag are escaped. */
function richText(given: string): string {
  const marks = marksOf(given)
  if (marks.length > 0) return escapedAround(given, marks)
  const words = given.replaceAll(BARE_AMPERSAND, '&amp;').replaceAll('<', '&lt;')
  return /[\r\n]/.test(words.trim()) ? paragraphs(words) : words
}

function escapedAround(text: string, marks: readonly Mark[]): string {
  let at = 0
  const leaves = leafBlocks(marks)
  const parts = marks.map(({ from, to }) => {
    const part = text.slice(at, from).replaceAll('<', '&lt;') + (leaves.get(from) ?? text.slice(from, to))
    at = to
    return part
  })
  return parts.join('') + text.slice(at).replaceAll('<', '&lt;')
}

const paragraphs = (words: string) =>
  words
    .split(/\r\n?|\n/)
    .map((line) => line.trim() && line)
    .join('\n')
    .split(/\n{2,}/)
    .map((part) => part.split('\n').filter(Boolean).join('<br>'))
    .filter(Boolean)
    .map((part) => `<p>${part}</p>`)
    .join('')

/** `x<y`, `<5mm` and `<sales@example.com>` are words, and so is a `<title>` that nothing ends. */
function marksOf(text: string): Mark[] {
  const found: Mark[] = []
  const lastComment = text.lastIndexOf('-->')
  for (let at = text.indexOf('<'); at >= 0;) {
    const mark = markAt(text, at, lastComment)
    if (mark) found.push(mark)
    at = text.indexOf('<', mark?.to ?? at + 1)
  }
  const ends = namesOf(found, true)
  const begins = namesOf(found, false)
  return found.filter(({ tag }) => !tag || (!tag.isBare && !tag.isEnd) || ALONE.has(tag.name) || (tag.isEnd ? begins : ends).has(tag.name))
}

const namesOf = (marks: readonly Mark[], isEnd: boolean) => new Set(marks.flatMap(({ tag }) => (tag?.isEnd === isEnd ? [tag.name] : [])))
