import sanitizeHtml from 'sanitize-html'
import {
  FORM_MARK,
  PLAYED,
  RENAMED_ELEMENTS,
  STORED_ATTRIBUTES,
  STORED_ELEMENTS,
  STORED_PICTURE,
  STORED_VIDEO,
} from '../../contract/format/html-elements.ts'

const ROW_ID = /^[1-9]\d{0,14}$/
/** Elements that stay only where they show a file of our own store. */
const OWN: Readonly<Record<string, RegExp>> = { img: STORED_PICTURE, video: STORED_VIDEO }

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...STORED_ELEMENTS],
  allowedAttributes: Object.fromEntries(Object.entries(STORED_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag in OWN && !OWN[tag]!.test(attribs['src'] ?? ''),
  transformTags: {
    ...RENAMED_ELEMENTS,
    p: (tagName, attribs) => ({ tagName, attribs: ROW_ID.test(attribs[FORM_MARK] ?? '') ? attribs : {} }),
    a: (tagName, attribs) => ({ tagName, attribs: attribs['target'] === '_blank' ? { ...attribs, rel: 'noopener' } : attribs }),
    video: (tagName, attribs) => ({ tagName, attribs: { ...attribs, ...PLAYED } }),
  },
}

/** Removes from rich text everything that runs, frames, styles or requests other sites; used on the way in and on the way out. */
export const sanitise = (html: string) => sanitizeHtml(html, OPTIONS)
