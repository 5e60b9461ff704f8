import { LRUCache } from 'lru-cache'
import { type Bus } from '../db/bus.ts'
import { concerns } from '../db/notices.ts'
import { isReading, type Context } from './context.ts'
import { newNotes, type Notes } from './notes.ts'

const MOST = 500
/** The most letters of all keys and views together, as JSON. */
const MOST_LETTERS = 4_000_000

interface KeptView {
  view: unknown
  notes: Notes
}

/**
 * Keeps views that many pages share and that take long to read. A view ends when something it was read from changes, or when time alone changes it.
 * A caller that gets a kept view also gets its notes, as if the view had been read now.
 */
export function viewCache(bus: Bus) {
  const kept = new LRUCache<string, KeptView>({
    max: MOST,
    maxSize: MOST_LETTERS,
    sizeCalculation: ({ view }, key) => key.length + (JSON.stringify(view)?.length ?? 0) + 1,
  })
  /** The notes of views that are being read; a change meanwhile removes them, and the view is then not kept. */
  const reading = new Set<Notes>()
  bus.listen((tags) => {
    for (const notes of reading) if (concerns(tags, notes)) reading.delete(notes)
    for (const [key, { notes }] of kept) if (concerns(tags, notes)) kept.delete(key)
  })

  async function readAnew<V>(ctx: Context, key: string, read: (ctx: Context) => Promise<V>): Promise<KeptView> {
    const notes = newNotes()
    reading.add(notes)
    try {
      const made = { view: await read({ ...ctx, notes }), notes }
      if (reading.has(notes)) kept.set(key, made)
      return made
    } finally {
      reading.delete(notes)
    }
  }

  /** Returns the view named `key` in the caller's language. */
  return async function keeping<V>(ctx: Context, key: string, read: (ctx: Context) => Promise<V>): Promise<V> {
    if (!isReading(ctx) || !bus.hears()) return read(ctx)
    const own = `${ctx.language} ${key}`
    const known = kept.get(own)
    const { view, notes } = known && known.notes.until > ctx.now ? known : await readAnew(ctx, own, read)
    for (const tag of notes.tags) ctx.notes.tags.add(tag)
    ctx.notes.until = Math.min(ctx.notes.until, notes.until)
    return view as V
  }
}
