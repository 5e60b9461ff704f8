import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'

// Tables without column widths, alignment and styles, which the server would remove.

const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      // After the last cell Tab leaves the editor. The extension alone would add a row, and the keyboard could not get out.
      Tab: () => this.editor.commands.goToNextCell(),
    }
  },
}).configure({ resizable: false })

/** The browser reads a span that is no number as 1. A span of 0 reaches to the end of the table, which the editor cannot count. */
const span = (name: 'colSpan' | 'rowSpan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => (element instanceof HTMLTableCellElement ? Math.max(1, element[name]) : 1),
})

/** The extension needs the attribute of the width, which has no value here. */
const noWidth = { default: null, parseHTML: () => null, rendered: false }

const cellAttributes = { colspan: span('colSpan'), rowspan: span('rowSpan'), colwidth: noWidth }

const PlainCell = TableCell.extend({ addAttributes: () => cellAttributes })

/** A header cell with its `scope`, which the server keeps. */
const ScopedHeader = TableHeader.extend({ addAttributes: () => ({ ...cellAttributes, scope: { default: null } }) })

export const tableExtensions = [PlainTable, TableRow, ScopedHeader, PlainCell]
