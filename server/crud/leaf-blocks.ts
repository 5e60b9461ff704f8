import type { Mark } from './html-tags.ts'

/** Blocks that are not stored: without them the words of neighbours would run together. */
const LOST = new Set('div section article address main aside header footer center dd dt'.split(' '))
/** Elements that may not hold a paragraph. */
const OF_WORDS = new Set('p h1 h2 h3 h4 h5 h6 pre'.split(' '))
const BLOCKS = new Set([
  ...LOST,
  ...OF_WORDS,
  ...'body dl fieldset form figure figcaption ul ol li table caption thead tbody tfoot tr td th blockquote hr'.split(' '),
])

/** Finds the blocks that hold words alone and are not stored as they are, by the places where they begin and end; they are stored as paragraphs. */
export function leafBlocks(marks: readonly Mark[]): Map<number, '<p>' | '</p>'> {
  const found = new Map<number, '<p>' | '</p>'>()
  const blocks = marks.filter(({ tag }) => tag && BLOCKS.has(tag.name))
  for (const [at, { from, to, tag }] of blocks.entries()) {
    const [before, next] = [blocks[at - 1]?.tag, blocks[at + 1]]
    const isLeaf = tag && !tag.isEnd && LOST.has(tag.name) && next?.tag?.isEnd && next.tag.name === tag.name && to < next.from
    if (!isLeaf || (before && !before.isEnd && OF_WORDS.has(before.name))) continue
    found.set(from, '<p>').set(next.from, '</p>')
  }
  return found
}
