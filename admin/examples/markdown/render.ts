import DOMPurify from 'dompurify'
import { Marked } from 'marked'

const marked = new Marked({ gfm: true, breaks: false })
const purify = DOMPurify(window)

// A preview asks no other site for a picture, and a link leaves the back office open.
purify.addHook('afterSanitizeAttributes', (element) => {
  if (element instanceof HTMLImageElement && !isOwn(element.getAttribute('src') ?? '')) element.replaceWith(element.alt)
  if (element instanceof HTMLAnchorElement && element.hasAttribute('href')) {
    element.target = '_blank'
    element.rel = 'noopener noreferrer'
  }
  // The boxes of a task list are drawn, not pressed.
  if (element instanceof HTMLInputElement) element.setAttribute('aria-hidden', 'true')
})

function isOwn(address: string): boolean {
  if (address.startsWith('data:image/')) return true
  return URL.canParse(address, location.href) && new URL(address, location.href).origin === location.origin
}

export interface Rendered {
  html: string
  /** The names of elements and attributes that were taken out. */
  removed: readonly string[]
}

/** Makes safe HTML of Markdown. */
export function render(markdown: string): Rendered {
  const html = purify.sanitize(marked.parse(markdown, { async: false }), {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'button', 'select', 'textarea', 'video', 'audio', 'source'],
    FORBID_ATTR: ['style', 'id', 'class', 'srcset'],
  })
  return { html, removed: [...new Set(purify.removed.map(nameOf))].filter((name) => !QUIET.has(name)) }
}

/** The names that the renderer itself writes and nobody misses. */
const QUIET = new Set(['class', '#text', 'body', 'img'])

const nameOf = (one: (typeof purify.removed)[number]): string =>
  'element' in one ? `<${one.element.nodeName.toLowerCase()}>` : (one.attribute?.name ?? '')
