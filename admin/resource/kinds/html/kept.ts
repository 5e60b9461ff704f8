/** The elements that the editor writes back as it read them. The server allows more, such as figures and subscripts, which come by imports and calls. */
const KEPT = new Set([
  'p',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'code',
  'pre',
  'blockquote',
  'ul',
  'ol',
  'li',
  'a',
  'img',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
])

/** True when the editor can show this HTML without a loss. */
export const isKept = (html: string): boolean => [...html.matchAll(/<([a-z][a-z0-9]*)/gi)].every(([, tag]) => KEPT.has(tag!.toLowerCase()))
