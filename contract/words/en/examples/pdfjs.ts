import type { words as zhCN } from '../../zh-CN/examples/pdfjs.ts'

export const words: typeof zhCN = {
  lead: 'No ready viewer: the page draws each sheet itself, lays text that can be selected above it, and has its own pages, rotation, zoom, search and thumbnails.',
  rotate: 'Rotate',
  download: 'Download',
  thumbnails: 'Pages in small',
  keys: 'While the sheet has the focus, PageUp and PageDown turn pages, + and − change the size.',
}
