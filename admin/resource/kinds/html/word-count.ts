import type { Node } from '@tiptap/pm/model'

export interface Count {
  /** Each sign of Chinese, Japanese and Korean is a word, as word processors count; of other scripts each run of letters and digits. */
  words: number
  /** All signs but blanks and breaks, an emoji as one. */
  signs: number
}

const CJK = String.raw`[[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]&&\p{L}]`
const WORDS = new RegExp(String.raw`${CJK}|[[\p{L}\p{N}\p{M}]--${CJK}]+(?:['’.,:\/@_\-][[\p{L}\p{N}\p{M}]--${CJK}]+)*`, 'gv')
const SIGNS = /\P{White_Space}\p{M}*/gu

/** Counts the words of a text. */
export const countOf = (text: string): Count => ({ words: text.match(WORDS)?.length ?? 0, signs: text.match(SIGNS)?.length ?? 0 })

const counts = new WeakMap<Node, Count>()

/** Counts the words of a document. Each paragraph is counted once, and a key changes one of them: a long text is as quick to write in as a short one. */
export function countIn(node: Node): Count {
  const known = counts.get(node) ?? countAnew(node)
  counts.set(node, known)
  return known
}

function countAnew(node: Node): Count {
  if (node.isTextblock) return countOf(node.textBetween(0, node.content.size, '\n', '\n'))
  const below = node.children.map(countIn)
  return { words: sum(below.map(({ words }) => words)), signs: sum(below.map(({ signs }) => signs)) }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
