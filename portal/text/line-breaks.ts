import { CHINESE_UNITS } from '../../contract/format/chinese-units.ts'

// No line ends within `HM-S5` or `area-scan`, nor between a number and the words around it, as in 低于 0.02% or 3,600 lines. Each such piece gets an
// element of its own, which the style sheet does not break. The characters do not change, so that readers can search for and copy the text as it was
// written.

const CODE = String.raw`(?<![\p{L}\p{N}\-])[A-Z]{1,4}\d{0,6}(?:-[A-Z0-9]{1,12}){1,2}(?![\p{L}\-])`
const COMPOUND = String.raw`(?<![\p{L}\p{N}\-])[A-Za-z0-9]{1,8}-[a-z]{2,8}(?![\p{L}\p{N}\-])`
const FIGURE = String.raw`\d{1,12}(?:[.,]\d{1,12})*`
const NUMBER = String.raw`(?<![\p{L}\p{N}.,\-])[−+±]?${FIGURE}(?:[–~\-]${FIGURE})?`
/** A single Chinese character after the number is enough: a line may end between the others as usual. */
const HAN = String.raw`(?:${CHINESE_UNITS}|\p{Script=Han})`
const LATIN = String.raw`(?:°[CF]|[%‰]|fps|dB[Ai]?|rpm|[kMGTmµμnc]?(?:Hz|Pa|[mgsWVANJBK]|bit|lx|lm|px)(?: [AD]C)?|[a-z]{2,12})(?![\p{L}\p{N}\-])`
const BEFORE = String.raw`\p{Script=Han} `
const AFTER = String.raw` (?:${HAN}|${LATIN})`

/** @internal */
export const NO_BREAK = new RegExp(String.raw`(${CODE}|${COMPOUND}|${BEFORE}(?:${CODE}|${NUMBER}%?(?:${AFTER})?)|${NUMBER}${AFTER})`, 'gu')

/** Splits a text: every second piece must not be broken. */
export const noBreakPieces = (text: string): string[] => text.split(NO_BREAK)

const TAGS = /(<[^<>]*>)/
const VERBATIM = /^<(\/?)(?:code|pre)\b/

/** Wraps the pieces that must not be broken in the editor's HTML, except in code. */
export function noBreakHtml(html: string): string {
  let verbatim = 0
  return html
    .split(TAGS)
    .map((part, index) => {
      if (index % 2 === 0) return verbatim > 0 ? part : part.replaceAll(NO_BREAK, '<span class="whole">$1</span>')
      const tag = VERBATIM.exec(part)
      if (tag) verbatim += tag[1] ? -1 : 1
      return part
    })
    .join('')
}
