import { listTree, type ListEntry } from './list-tree.ts'
import { replaceRuns } from './runs.ts'

/** `mso-list:l0 level2 lfo1`: the list and the level of a paragraph in Word, Outlook and WPS. */
const PLACE = /mso-list:\s*(l\d+)\s+level(\d+)\s+lfo\d+/i
const MARKER = '[style*="mso-list" i]'
/** `1.`, `2)`, `(3)`, `1.1`, `a.`, `iv)`, `一、`, `①`; a bullet is a single letter of a symbol font. */
const NUMBERED = /^(?:[(（]?(\d+)(?:[.．]\d+)*[.)）、．:]?|[(（]?[a-z]+[.)）、．]|[(（]?[一二三四五六七八九十]+[.)）、．]|第.+|[①-⑳])$/i

/** Word writes lists as paragraphs with a number or a dot before the text. */
export function listsOfOffice(body: HTMLElement): void {
  replaceRuns([...body.querySelectorAll('p, div')].filter(isEntry), (run) => listTree(run.map(entryOf)))
}

const isEntry = (element: Element) => PLACE.test(element.getAttribute('style') ?? '')

function entryOf(paragraph: Element): ListEntry {
  const [, list = '', level = '1'] = PLACE.exec(paragraph.getAttribute('style') ?? '') ?? []
  const marker = [...paragraph.querySelectorAll(MARKER)].find((element) => /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? ''))
  const [sign, number] = NUMBERED.exec(marker?.textContent.trim() ?? '') ?? []
  marker?.remove()
  const content = document.createElement('p')
  content.append(...paragraph.childNodes)
  const [letter] = /^[(（]?([a-z])[.)）、．]/i.exec(sign ?? '')?.slice(1) ?? []
  const type = letter ? (letter === letter.toLowerCase() ? 'a' : 'A') : undefined
  return { list, type, level: Number(level), isOrdered: sign !== undefined, number: Number(number ?? 1), content: [content] }
}
