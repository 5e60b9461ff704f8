import Image from '@tiptap/extension-image'
import { STORED_PICTURE } from '../../../../contract/format/html-elements.ts'
import { COMING } from './paste/coming.ts'

/** A picture of our own store, or the place of one that is being uploaded. It stands in a line, so that links around it and text beside it stay. */
export const PictureNode = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      coming: {
        default: null,
        parseHTML: (element) => element.getAttribute(COMING),
        renderHTML: ({ coming }) => (coming ? { [COMING]: String(coming) } : {}),
      },
    }
  },
  parseHTML: () => [
    {
      tag: 'img',
      getAttrs: (element) => (element.hasAttribute(COMING) || STORED_PICTURE.test(element.getAttribute('src') ?? '') ? null : false),
    },
    // Every other picture is left out: the site could not show it.
    { tag: 'img', ignore: true },
  ],
}).configure({ inline: true })
