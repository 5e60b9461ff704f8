import type { words as zhCN } from '../../zh-CN/examples/frame.ts'

/** The words around every example page. */
export const words: typeof zhCN = {
  ours: 'This page uses no library beside the components of the product.',
  newWindow: '{{name}} (opens a new window)',
  showCode: 'Show the code',
  hideCode: 'Hide the code',
  code: 'Code of "{{title}}"',
  codeFailed: 'The code did not load. Check the network and try again.',
  again: 'Try again',
  files: 'Files',
  copy: 'Copy',
  copied: 'Copied',
  board: {
    hint: 'Drag a card by its handle. By keys: the space bar picks it up, the arrows move it, the space bar drops it, Esc gives up.',
    move: 'Move "{{title}}"',
    place: '"{{title}}": {{lane}}, {{at}} of {{total}}',
    dropped: 'Dropped',
    cancelled: 'Given up; the card is where it was',
    empty: 'Empty',
  },
  nested: {
    way: 'Where this is',
    depth: 'This is level {{depth}} of the menu. The breadcrumb, the tab and the menu at the side all lead here.',
    others: 'Pages of the same group',
    note: 'Note',
    noteHint: 'Write something, go to another tab and come back: it is still here.',
  },
}
