import { Node } from '@tiptap/core'
import { PLAYED, STORED_VIDEO } from '../../../../../contract/format/html-elements.ts'
import { drawVideo, type CaptionsOf } from './video-view.ts'

/** A video of our own store, with the controls of the browser. The app tells how captions are asked for; the script of the editor knows no session. */
export const VideoNode = Node.create<{ captionsOf: CaptionsOf }>({
  name: 'video',
  addOptions: () => ({ captionsOf: async () => [] }),
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: null }, title: { default: null } }),
  parseHTML: () => [
    { tag: 'video', getAttrs: (element) => (STORED_VIDEO.test(element.getAttribute('src') ?? '') ? null : false) },
    // Every other video is left out: the site could not show it.
    { tag: 'video', ignore: true },
  ],
  renderHTML: ({ HTMLAttributes }) => ['video', { ...HTMLAttributes, ...PLAYED }],
  addNodeView() {
    const { captionsOf } = this.options
    return ({ HTMLAttributes }) => ({ dom: drawVideo(HTMLAttributes, captionsOf) })
  },
})
