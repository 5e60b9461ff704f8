/** The elements of rich text that the editor writes back as it read them. */
export const EDITED_ELEMENTS = [
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
] as const

/** The elements of rich text that are stored: those of the editor, and others that come by imports and calls. */
export const STORED_ELEMENTS = [...EDITED_ELEMENTS, 'sub', 'sup', 'figure', 'figcaption', 'span', 'small'] as const
