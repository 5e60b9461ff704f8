import type { Extensions } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { Finder } from './find/finder.ts'
import { FormNode } from './form-node.ts'
import { MainHeading } from './markdown.ts'
import { PictureNode } from './picture-node.ts'
import { Subscript, Superscript } from './script-marks.ts'
import { tableExtensions } from './table-extensions.ts'
import { VideoNode } from './video/video-node.ts'

const link = { openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null } }

/** The editor of a page: every element of EDITED_ELEMENTS. */
export const fullExtensions: Extensions = [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, link }),
  MainHeading,
  PictureNode,
  VideoNode,
  FormNode,
  Subscript,
  Superscript,
  ...tableExtensions,
  Finder,
]

/** The editor of a line or two: the elements of SHORT_ELEMENTS. */
export const shortExtensions: Extensions = [
  StarterKit.configure({
    heading: false,
    bulletList: false,
    orderedList: false,
    listItem: false,
    listKeymap: false,
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link,
  }),
  Subscript,
  Superscript,
]
