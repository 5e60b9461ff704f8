import { z } from 'zod'

/** The changed resources and rows by tag (`news`, `news:3`); `*` means anything. */
export type Tags = ReadonlySet<string>
export const ANYTHING: Tags = new Set(['*'])
const NOTHING: Tags = new Set()

/** Returns true when a change with these tags makes a reading with these notes untrue. */
export const concerns = (tags: Tags, notes: { tags: Tags }) => tags.has('*') || [...tags].some((tag) => notes.tags.has(tag))

const notice = z.object({ node: z.string(), tags: z.array(z.string()) })

/** Reads a notice. A notice of this node itself changes nothing, and an unreadable notice may mean any change. */
export function tagsOf(payload: string | undefined, own: string): Tags {
  const said = notice.safeParse(parsed(payload))
  if (!said.success) return ANYTHING
  return said.data.node === own ? NOTHING : new Set(said.data.tags)
}

function parsed(payload: string | undefined): unknown {
  try {
    return JSON.parse(payload ?? '')
  } catch {
    return null
  }
}
