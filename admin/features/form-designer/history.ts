import type { Sketch } from './sketch.ts'

/** A sketch, and the part that is selected in it. */
export interface Moment {
  sketch: Sketch
  selected: string | null
}

export interface History {
  past: readonly Moment[]
  now: Moment
  future: readonly Moment[]
  /** The property that is being typed: all of it is one step back. */
  typing: string | null
}

const MOST = 200

/** A history that begins. */
export const begun = (sketch: Sketch): History => ({ past: [], now: { sketch, selected: null }, future: [], typing: null })

/** The history after a change. A change of the property that was typed before adds to that step. */
export function changedTo(history: History, now: Moment, typing: string | null = null): History {
  if (now.sketch === history.now.sketch) return selecting(history, now.selected)
  const isSame = typing !== null && typing === history.typing
  return { past: isSame ? history.past : [...history.past, history.now].slice(-MOST), now, future: [], typing }
}

/** The history with another part selected, which is no step of its own. */
export const selecting = (history: History, selected: string | null): History =>
  selected === history.now.selected ? history : { ...history, now: { ...history.now, selected }, typing: null }

export function undone({ past, now, future }: History): History {
  const before = past.at(-1)
  return { past: past.slice(0, -1), now: before ?? now, future: before ? [now, ...future] : future, typing: null }
}

export function redone({ past, now, future: [next, ...rest] }: History): History {
  return { past: next ? [...past, now] : past, now: next ?? now, future: rest, typing: null }
}
