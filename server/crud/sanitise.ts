import sanitizeHtml from 'sanitize-html'
import { STORED_ELEMENTS } from '../../contract/format/html-elements.ts'

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...STORED_ELEMENTS],
  allowedAttributes: {
    a: ['href', 'target', 'rel', 'title'],
    img: ['src', 'alt', 'width', 'height', 'title'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Pictures come from our own store only, so that a page of ours requests nothing from a third party.
  exclusiveFilter: (frame) => frame.tag === 'img' && !/^\/media\/[a-z0-9]+(\/|$)/.test(frame.attribs['src'] ?? ''),
  transformTags: {
    h1: 'h2',
    a: (tagName, attribs) => ({ tagName, attribs: attribs['target'] === '_blank' ? { ...attribs, rel: 'noopener' } : attribs }),
  },
}

/** Removes from rich text everything that runs, frames, styles or requests other sites; used on the way in and on the way out. */
export const sanitise = (html: string) => sanitizeHtml(html, OPTIONS)
