import { Node, type NodeConfig } from '@tiptap/react'
import { nextCell } from './editor-table-changes.ts'

// Tables as the server keeps them: a head of rows, a body of rows, cells of text. Nothing is merged or resized here, but what is merged stays so.

const node = (name: string, tag: string, more: Partial<NodeConfig>) =>
  Node.create({ name, parseHTML: () => [{ tag }], renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0], ...more })

const ATTRIBUTES = { colspan: { default: null }, rowspan: { default: null }, scope: { default: null } }
const cell = { content: 'inline*', isolating: true, addAttributes: () => ATTRIBUTES }

export const tableNodes = [
  node('table', 'table', {
    group: 'block',
    content: 'tableHead? tableBody',
    isolating: true,
    addKeyboardShortcuts() {
      return { Tab: () => nextCell(this.editor, 1), 'Shift-Tab': () => nextCell(this.editor, -1) }
    },
  }),
  node('tableHead', 'thead', { content: 'tableRow+' }),
  node('tableBody', 'tbody', { content: 'tableRow+' }),
  node('tableRow', 'tr', { content: '(tableHeader | tableCell)+' }),
  node('tableHeader', 'th', cell),
  node('tableCell', 'td', cell),
]
