/** The elements of short rich text: words and links, in lines. */
export const SHORT_ELEMENTS = ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'a'] as const

/** The elements of rich text that the editor writes back as it read them. */
export const EDITED_ELEMENTS = [
  ...SHORT_ELEMENTS,
  'hr',
  'h2',
  'h3',
  'h4',
  'code',
  'pre',
  'blockquote',
  'ul',
  'ol',
  'li',
  'img',
  'video',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const

/** The elements of rich text that are stored: those of the editor, and others that come by imports and calls. */
export const STORED_ELEMENTS = [...EDITED_ELEMENTS, 'figure', 'figcaption', 'span', 'small'] as const

/** Marks a paragraph in whose place the site shows a form: its number. What stands in the paragraph is for readers elsewhere. */
export const FORM_MARK = 'data-form'

/** The attributes of these elements that are stored. Column widths and styles are not: the site draws tables to the width of the screen. */
export const STORED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel', 'title'],
  img: ['src', 'alt', 'width', 'height', 'title'],
  video: ['src', 'title', 'controls', 'preload', 'playsinline'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  ol: ['start', 'type'],
  p: [FORM_MARK],
}

/** Elements that are stored under another name. The title of the page is its only h1. */
export const RENAMED_ELEMENTS: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  del: 's',
  strike: 's',
  ins: 'u',
}

/** Pictures come from our own store only, so that a page of ours requests nothing from a third party. */
export const STORED_PICTURE = /^\/media\/[a-z0-9]+(\/|$)/

/** The same holds for videos, which are stored as they were sent. */
export const STORED_VIDEO = /^\/media\/[a-z0-9]+$/

/** Every video in a text has these attributes: people start it by themselves, and until then the browser fetches no more than its first picture. */
export const PLAYED = { controls: '', preload: 'metadata', playsinline: '' } as const
