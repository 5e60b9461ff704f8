/** What the editor writes back as it read it; the server allows more (figures, sub- and superscript), which comes in by imports and calls. */
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

/** Whether nothing is lost when the editor shows this HTML. */
export const isKept = (html: string): boolean => [...html.matchAll(/<([a-z][a-z0-9]*)/gi)].every(([, tag]) => KEPT.has(tag!.toLowerCase()))
