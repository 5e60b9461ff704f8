import type { words as zhCN } from '../../zh-CN/examples/tree.ts'

export const words: typeof zhCN = {
  lead: 'Ten thousand nodes, whose children are read when a node is opened. They can be checked, searched, dragged, and moved by keys.',
  label: 'Tree of the company',
  keyword: 'Find a node',
  hint: 'for example 3-12',
  keys: 'The arrows walk, the space bar checks. With shift the arrows move a node: up, down, into the node above it, out of its parent.',
  kinds: { one: 'Division {{id}}', two: 'Team {{id}}', three: 'Post {{id}}' },
  move: 'Move the chosen node',
  moves: { up: 'Up', down: 'Down', in: 'Into the node above', out: 'Out of its parent' },
  moved: '{{name}} is now number {{at}} below "{{parent}}"',
  refused: '{{name}} cannot go there',
  top: 'the top',
  checked: 'Checked posts: {{number}}',
  none: 'No such node',
  clear: 'Clear',
}
