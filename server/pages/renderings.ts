import { concerns } from '../db/notices.ts'
import { newNotes, type Notes } from '../http/notes.ts'
import type { Kind } from '../http/callers.ts'
import type { CachedReply } from './cached-reply.ts'
import { createTurns, type Waiting } from './turns.ts'

type Result = CachedReply | null

/** A reply that is being rendered, or waits for its turn. */
interface Rendering {
  notes: Notes
  turn: Waiting<Result>
  /** True when data that it has read changed meanwhile: its callers get it, and it is not cached. */
  isOutdated: boolean
  result: Promise<Result>
}

interface Job {
  key: string
  kind: Kind
  /** Renders the reply, and notes what it reads. */
  render: (notes: Notes) => Promise<Result>
  /** Called with the reply, unless its data changed meanwhile. */
  onRendered: (reply: Result) => void
}

/** The replies that are being rendered: each once, however many clients ask for it at the same time. */
export interface Renderings {
  /** Waits for the rendering of this key that is under way; null when there is none. */
  join(key: string, kind: Kind): Promise<Result> | null
  begin(job: Job): Promise<Result>
  /** After a change of data: later callers get a rendering of their own. */
  outdate(tags: ReadonlySet<string>): void
}

export function createRenderings(): Renderings {
  const running = new Map<string, Rendering>()
  const turns = createTurns()

  function begin({ key, kind, render, onRendered }: Job) {
    const notes = newNotes()
    const turn = turns.wait(kind, () => render(notes))
    const rendering: Rendering = { notes, turn, isOutdated: false, result: turn.result }
    running.set(key, rendering)
    rendering.result = turn.result
      .then((reply) => {
        if (!rendering.isOutdated) onRendered(reply)
        return reply
      })
      .finally(() => {
        if (running.get(key) === rendering) running.delete(key)
      })
    return rendering.result
  }

  return {
    begin,
    join: (key, kind) => {
      const rendering = running.get(key)
      if (!rendering) return null
      rendering.turn.join(kind)
      return rendering.result
    },
    outdate: (tags) => {
      for (const [key, rendering] of running) {
        if (!concerns(tags, rendering.notes)) continue
        rendering.isOutdated = true
        running.delete(key)
      }
    },
  }
}
