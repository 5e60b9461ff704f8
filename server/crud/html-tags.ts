import { BARE_ATTRIBUTES, HTML_NAMES } from './html-names.ts'

export interface Mark {
  from: number
  to: number
  /** Absent for a comment or a declaration. */
  tag?: Tag
}

interface Tag {
  name: string
  isEnd: boolean
  isBare: boolean
}

const HEAD = /<(\/?)([a-z][\w:-]*)/iy
const ATTRIBUTE = /[\s/]*([a-z_:][\w.:-]*)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>`=]+))?/iy
const END = /[\s/]*>/y
const DECLARATION = /<(?:!doctype\b|!\[|\?xml\b)[^<>]*>/iy
/** `<o:p>`, `<st1:place>`: elements of Office. */
const OFFICE = /^(?:[mopvwx]|st1):/

/** The mark that begins at this `<`, if one does. Every step goes forward, so a hostile text costs no more than a long one. */
export function markAt(text: string, from: number, lastComment: number): Mark | null {
  if (from + 4 <= lastComment && text.startsWith('<!--', from)) return { from, to: text.indexOf('-->', from + 4) + 3 }
  const declaration = stepped(DECLARATION, text, from)
  return declaration ? { from, to: DECLARATION.lastIndex } : tagAt(text, from)
}

function tagAt(text: string, from: number): Mark | null {
  const [, slash, given = ''] = stepped(HEAD, text, from) ?? []
  const name = given.toLowerCase()
  if (!HTML_NAMES.has(name) && !OFFICE.test(name)) return null
  let at = HEAD.lastIndex
  const begin = at
  for (let next = stepped(ATTRIBUTE, text, at); next; next = stepped(ATTRIBUTE, text, at)) {
    // `a<b and b>c` compares; an attribute without a value is one of a few words.
    if (!next[2] && !BARE_ATTRIBUTES.has(next[1]!.toLowerCase())) return null
    at = ATTRIBUTE.lastIndex
  }
  return stepped(END, text, at) ? { from, to: END.lastIndex, tag: { name, isEnd: slash === '/', isBare: at === begin } } : null
}

function stepped(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
