import type { words as zhCN } from '../../zh-CN/examples/drag-dialog.ts'

export const words: typeof zhCN = {
  lead: 'A dialog that is moved by its title bar or by the arrow keys, and never leaves the window.',
  open: 'Open the dialog',
  title: 'A dialog to move',
  move: 'Move the dialog: arrow keys move it, Home brings it back',
  text: 'Drag the title bar, or focus the handle at its left and press the arrow keys.',
  back: 'Back to its place',
  close: 'Close',
  place: '{{left}} from the left, {{top}} from the top',
}
