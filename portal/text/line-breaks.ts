import { CHINESE_UNITS } from '../../contract/format/chinese-units.ts'

// No line ends within `HM-S5` or `area-scan`, nor between a figure and the words around it, 低于 0.02% or 3,600 lines: what a reader takes in as
// one stands in an element of its own, which the style sheet does not break. The letters stay as they are, so that what is searched, compared
// and copied is what was written.

const CODE = String.raw`(?<![\p{L}\p{N}\-])[A-Z]{1,4}\d{0,6}(?:-[A-Z0-9]{1,12}){1,2}(?![\p{L}\-])`
const COMPOUND = String.raw`(?<![\p{L}\p{N}\-])[A-Za-z0-9]{1,8}-[a-z]{2,8}(?![\p{L}\p{N}\-])`
const FIGURE = String.raw`\d{1,12}(?:[.,]\d{1,12})*`
const NUMBER = String.raw`(?<![\p{L}\p{N}.,\-])[−+±]?${FIGURE}(?:[–~\-]${FIGURE})?`
/** Of Chinese words one character is enough: between the others a line may end as ever. */
const HAN = String.raw`(?:${CHINESE_UNITS}|\p{Script=Han})`
const LATIN = String.raw`(?:°[CF]|[%‰]|fps|dB[Ai]?|rpm|[kMGTmµμnc]?(?:Hz|Pa|[mgsWVANJBK]|bit|lx|lm|px)(?: [AD]C)?|[a-z]{2,12})(?![\p{L}\p{N}\-])`
const BEFORE = String.raw`\p{Script=Han} `
const AFTER = String.raw` (?:${HAN}|${LATIN})`

const UNBROKEN = new RegExp(String.raw`(${CODE}|${COMPOUND}|${BEFORE}(?:${CODE}|${NUMBER}%?(?:${AFTER})?)|${NUMBER}${AFTER})`, 'gu')

/** A text in pieces: every second one must not be broken. */
export const noBreakPieces = (text: string): string[] => text.split(UNBROKEN)

const TAGS = /(<[^<>]*>)/
const VERBATIM = /^<(\/?)(?:code|pre)\b/

/** The same of an editor's HTML; code stays as it is. */
export function noBreakHtml(html: string): string {
  let verbatim = 0
  return html
    .split(TAGS)
    .map((part, index) => {
      if (index % 2 === 0) return verbatim > 0 ? part : part.replaceAll(UNBROKEN, '<span class="whole">$1</span>')
      const tag = VERBATIM.exec(part)
      if (tag) verbatim += tag[1] ? -1 : 1
      return part
    })
    .join('')
}
