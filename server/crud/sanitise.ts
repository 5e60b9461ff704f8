import sanitizeHtml from 'sanitize-html'
import { RENAMED_ELEMENTS, STORED_ATTRIBUTES, STORED_ELEMENTS, STORED_PICTURE } from '../../contract/format/html-elements.ts'

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...STORED_ELEMENTS],
  allowedAttributes: Object.fromEntries(Object.entries(STORED_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  exclusiveFilter: (frame) => frame.tag === 'img' && !STORED_PICTURE.test(frame.attribs['src'] ?? ''),
  transformTags: {
    ...RENAMED_ELEMENTS,
    a: (tagName, attribs) => ({ tagName, attribs: attribs['target'] === '_blank' ? { ...attribs, rel: 'noopener' } : attribs }),
  },
}

/** Removes from rich text everything that runs, frames, styles or requests other sites; used on the way in and on the way out. */
export const sanitise = (html: string) => sanitizeHtml(html, OPTIONS)
