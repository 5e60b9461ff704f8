import type { Resource } from '../../../contract/resource.ts'
import type { Item } from '../../resource/data/item.ts'
import { isRecord, readStored, writeStored } from '../../state/storage.ts'
import { matches, sorted } from './sample-query.ts'

/** A refusal as the server words it: its status, its message, and the field that it is about. */
export class Refusal extends Error {
  readonly status: number
  readonly field: string | null
  constructor(status: number, message: string, field: string | null = null) {
    super(message)
    this.status = status
    this.field = field
  }
}

type Input = Readonly<Record<string, unknown>>

interface Kept {
  rows: Item[]
  bin: Item[]
}

/** The words of its refusals. */
export interface StoreWords {
  gone: string
  stale: string
  taken: string
}

/** The rows of a sample, kept in this browser alone. It answers the calls of a resource as the server would. */
export function sampleStore(
  resource: Resource,
  seed: readonly Record<string, unknown>[],
  { unique, words }: { unique: string; words: () => StoreWords },
) {
  const key = `portico.samples.${resource.name}`
  const stored = readStored(localStorage, key)
  let kept: Kept = isKept(stored) ? stored : { rows: seed.map(rowOf), bin: [] }
  const keep = (next: Kept) => {
    kept = next
    writeStored(localStorage, key, next)
  }
  const find = (id: unknown): Item => {
    const row = kept.rows.find((one) => one.id === Number(id))
    if (!row) throw new Refusal(404, words().gone)
    return row
  }
  const refuseTaken = (input: Input, id: number | null) => {
    if (kept.rows.some((row) => row.id !== id && row[unique] === input[unique])) throw new Refusal(409, words().taken, unique)
  }
  const remove = (ids: readonly unknown[]) => {
    const going = ids.map(find)
    keep({ rows: kept.rows.filter((row) => !going.includes(row)), bin: [...kept.bin, ...going] })
    return null
  }
  const methods: Record<string, (input: Input) => unknown> = {
    GetAll(input) {
      const found = sorted(
        kept.rows.filter((row) => matches(resource, row, input)),
        String(input['sorting'] ?? resource.sorting),
      )
      const from = Number(input['skipCount'] ?? 0)
      return { items: found.slice(from, from + Number(input['maxResultCount'] ?? 20)), totalCount: found.length }
    },
    Get: ({ id }) => find(id),
    Count: (input) => kept.rows.filter((row) => matches(resource, row, input)).length,
    Usage: () => ({ items: [], totalCount: 0 }),
    GetChanges: () => ({ items: [], totalCount: 0 }),
    Create(input) {
      refuseTaken(input, null)
      const id = Math.max(0, ...[...kept.rows, ...kept.bin].map((row) => row.id)) + 1
      const row = { ...emptyOf(resource), ...input, ...stampsOf(id) } as Item
      keep({ ...kept, rows: [...kept.rows, row] })
      return row
    },
    Update({ id, version, ...changes }) {
      const row = find(id)
      if (version !== row.version) throw new Refusal(409, words().stale)
      if (unique in changes) refuseTaken(changes, row.id)
      const next = { ...row, ...changes, version: row.version + 1, lastModificationTime: new Date().toISOString() }
      keep({ ...kept, rows: kept.rows.map((one) => (one === row ? next : one)) })
      return next
    },
    Delete: ({ id }) => remove([id]),
    BatchDelete: ({ ids }) => remove(ids as number[]),
    Restore({ id }) {
      const row = kept.bin.find((one) => one.id === Number(id))
      if (!row) throw new Refusal(404, words().gone)
      keep({ rows: [...kept.rows, row], bin: kept.bin.filter((one) => one !== row) })
      return row
    },
  }
  return {
    service: resource.service,
    answer(method: string, input: Input): unknown {
      const act = methods[method]
      if (!act) throw new Refusal(404, words().gone)
      return act(input)
    },
    /** Begins again with the rows of the sample. */
    reset: () => keep({ rows: seed.map(rowOf), bin: [] }),
  }
}

export type SampleStore = ReturnType<typeof sampleStore>

const isKept = (stored: unknown): stored is Kept => isRecord(stored) && Array.isArray(stored['rows']) && Array.isArray(stored['bin'])

const rowOf = (values: Record<string, unknown>, at: number): Item => ({ ...values, ...stampsOf(at + 1) }) as Item

const stampsOf = (id: number) => ({
  id,
  version: 1,
  creationTime: new Date().toISOString(),
  creatorUserId: null,
  lastModificationTime: null,
  lastModifierUserId: null,
})

const emptyOf = ({ fields }: Resource) => Object.fromEntries(Object.keys(fields).map((name) => [name, null]))
