/** A tool of the bar: what it writes before and after the selected text; with `line`, at the beginning of its line. */
export interface Tool {
  name: 'bold' | 'italic' | 'heading' | 'list' | 'quote' | 'code' | 'link' | 'table'
  before: string
  after?: string
  line?: boolean
}

export const TOOLS: readonly Tool[] = [
  { name: 'bold', before: '**', after: '**' },
  { name: 'italic', before: '*', after: '*' },
  { name: 'heading', before: '## ', line: true },
  { name: 'list', before: '- ', line: true },
  { name: 'quote', before: '> ', line: true },
  { name: 'code', before: '`', after: '`' },
  { name: 'link', before: '[', after: '](https://)' },
  { name: 'table', before: '\n| A | B |\n| --- | --- |\n| 1 | 2 |\n' },
]

/** Applies a tool to the selection of a box, and selects the text that it surrounds. */
export function apply(box: HTMLTextAreaElement, { before, after = '', line = false, name }: Tool, placeholder: string): string {
  const { selectionStart, selectionEnd, value } = box
  const start = line ? value.lastIndexOf('\n', selectionStart - 1) + 1 : selectionStart
  const inner = value.slice(start, selectionEnd) || (name === 'table' ? '' : placeholder)
  box.setRangeText(before + inner + after, start, selectionEnd)
  box.focus()
  box.setSelectionRange(start + before.length, start + before.length + inner.length)
  return box.value
}
