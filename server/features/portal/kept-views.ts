import { LRUCache } from 'lru-cache'
import { concerns, type Bus } from '../../bus.ts'
import { isReading, newNotes, type Context, type Notes } from '../../context.ts'

const MOST = 500

interface KeptView {
  view: unknown
  notes: Notes
}

/**
 * Views that many pages share, and that take long to read: a view is kept until something it was read from changes, or time alone changes it. Who is
 * given a kept view notes what it was read from, as if it had been read now.
 */
export function keptViews(bus: Bus) {
  const kept = new LRUCache<string, KeptView>({ max: MOST })
  /** The notes of what is being read; what changes meanwhile makes it too old to be kept. */
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

  /** `key` says which view it is; in each language it is another. */
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
