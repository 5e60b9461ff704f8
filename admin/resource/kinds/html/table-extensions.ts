import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'

// Tables without column widths and styles, which the server would remove.

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

/** A header cell with its `scope`, which the server keeps. */
const ScopedHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } }
  },
})

export const tableExtensions = [PlainTable, TableRow, ScopedHeader, TableCell]
