import { Node } from '@tiptap/core'
import { FORM_MARK } from '../../../../contract/format/html-elements.ts'

const ROW_ID = /^[1-9]\d{0,14}$/

/** A form of the site in a text: the site shows it there, and readers elsewhere get a link to its own page. */
export const FormNode = Node.create({
  name: 'form',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    form: { default: null, parseHTML: (element) => Number(element.getAttribute(FORM_MARK)), rendered: false },
    title: { default: '', parseHTML: (element) => element.textContent, rendered: false },
  }),
  parseHTML: () => [
    {
      tag: `p[${FORM_MARK}]`,
      // Before any other paragraph.
      priority: 60,
      getAttrs: (element) => (ROW_ID.test(element.getAttribute(FORM_MARK) ?? '') ? null : false),
    },
  ],
  renderHTML: ({ node: { attrs } }) => {
    const [id, title] = [String(attrs['form']), String(attrs['title'])]
    return ['p', { [FORM_MARK]: id }, ...(title === '' ? [] : [['a', { href: `/_formdetail?id=${id}` }, title]])]
  },
})
