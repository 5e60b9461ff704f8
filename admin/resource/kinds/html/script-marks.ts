import { Mark } from '@tiptap/core'

/** Word writes the elements, Google Docs and web pages the style. */
const script = (name: string, tag: 'sub' | 'sup', style: string, other: string) =>
  Mark.create({
    name,
    excludes: other,
    parseHTML: () => [{ tag }, { style: `vertical-align=${style}` }],
    renderHTML: () => [tag, 0],
  })

export const Subscript = script('subscript', 'sub', 'sub', 'superscript')
export const Superscript = script('superscript', 'sup', 'super', 'subscript')
