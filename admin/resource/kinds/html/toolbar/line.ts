import type { ToolKey } from './tools.tsx'

/** All tools of the bar, those of the app among them. */
export type BarKey = ToolKey | 'level' | 'link' | 'picture' | 'video' | 'alt' | 'table' | 'form' | 'source'

/** The tools that leave a narrow line, the least used first. */
const LEAVING: readonly BarKey[] = [
  'superscript',
  'subscript',
  'rule',
  'codeBlock',
  'code',
  'strike',
  'form',
  'alt',
  'clear',
  'source',
  'redo',
  'quote',
  'underline',
  'video',
  'table',
  'orderedList',
  'italic',
  'undo',
  'level',
  'bulletList',
  'picture',
  'link',
  'bold',
]

/** Widths in px. */
export interface Room {
  line: number
  /** One tool with the gap behind it. */
  step: number
}

/** The choice of the level of a heading, and the line between two groups. */
const LEVEL = 106
const DIVIDER = 7

interface Split {
  line: BarKey[][]
  rest: BarKey[][]
}

/**
 * Parts the groups of tools into those of the line and those that wait behind one more tool; `standing` is the number of tools that always stay beside
 * them. Without a known room all are in the line.
 */
export function split(groups: readonly (readonly BarKey[])[], standing: number, room: Room | null): Split {
  const left = new Set<BarKey>()
  const kept = () => groups.map((group) => group.filter((key) => !left.has(key))).filter(({ length }) => length > 0)
  const fits = () => room === null || widthOf(kept(), room.step) + (standing + (left.size > 0 ? 1 : 0)) * room.step <= room.line
  for (const key of LEAVING) {
    if (fits()) break
    if (groups.some((group) => group.includes(key))) left.add(key)
  }
  return { line: kept(), rest: groups.map((group) => group.filter((key) => left.has(key))).filter(({ length }) => length > 0) }
}

const widthOf = (groups: readonly BarKey[][], step: number) =>
  groups.flat().reduce((sum, key) => sum + (key === 'level' ? LEVEL : step), groups.length * DIVIDER)
