import type { Resource } from '../../../contract/resource.ts'
import { isListed } from '../../../contract/field-schema.ts'
import { forget, isRecord, readStored, STORED, writeStored } from '../../state/storage.ts'
import { createStore } from '../../state/store.ts'

export const DENSITIES = ['loose', 'medium', 'compact'] as const
type Density = (typeof DENSITIES)[number]

/** The look that an editor chose for a list; a part that is absent has its default. */
export interface ListLook {
  /** The columns in their order. */
  columns?: readonly string[]
  density?: Density
}

/** The parameters of the address that change the look and the selection: names or ids joined by dots, empty for the default. */
const BESIDE = ['columns', 'density', 'selected'] as const
export type Beside = Record<(typeof BESIDE)[number], string>

export const readBeside = (params: URLSearchParams): Beside =>
  Object.fromEntries(BESIDE.map((name) => [name, params.get(name) ?? ''])) as Beside

/** Writes the look and the selection into the parameters. */
export function withBeside(params: URLSearchParams, beside: Beside): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of BESIDE) {
    if (beside[name]) next.set(name, beside[name])
    else next.delete(name)
  }
  return next
}

/** Every column that the list of a resource can show. */
export const choosable = (resource: Resource): string[] => [
  ...Object.entries(resource.fields).flatMap(([name, field]) => (isListed(field) && (field.kind !== 'json' || field.listed) ? [name] : [])),
  ...(resource.publishable ? ['state'] : []),
  'lastModificationTime',
  'creationTime',
  'id',
]

/** The columns that a list shows by default. */
export const usualColumns = (resource: Resource, columns: readonly string[] = resource.columns): string[] => [
  ...columns,
  ...(resource.publishable ? ['state'] : []),
  'lastModificationTime',
]

/** Keeps the names that can be columns, each once, and adds the column that names a row. */
function columnsFrom(names: readonly unknown[], resource: Resource): string[] | undefined {
  const known = choosable(resource)
  const own = [...new Set(names)].filter((name): name is string => known.includes(name as string))
  if (own.length === 0) return undefined
  return own.includes(resource.display) ? own : [resource.display, ...own]
}

const isDensity = (value: unknown): value is Density => DENSITIES.includes(value as Density)

const lookFrom = (columns: readonly unknown[], density: unknown, resource: Resource): ListLook => {
  const names = columnsFrom(columns, resource)
  return { ...(names ? { columns: names } : {}), ...(isDensity(density) ? { density } : {}) }
}

/** The look from the address; a part that the address omits comes from the stored choice. */
export function readLook({ columns, density }: Beside, kept: unknown, resource: Resource): ListLook {
  const before = isRecord(kept) ? kept : {}
  const asked = columns === '' ? before['columns'] : columns.split('.')
  return lookFrom(Array.isArray(asked) ? asked : [], density || before['density'], resource)
}

export const writeLook = ({ columns = [], density = 'medium' }: ListLook): Pick<Beside, 'columns' | 'density'> => ({
  columns: columns.join('.'),
  density: density === 'medium' ? '' : density,
})

export const readSelected = ({ selected }: Beside): number[] =>
  [...new Set(selected.split('.').map(Number))].filter((id) => Number.isSafeInteger(id) && id > 0)

/** The chosen look of each list by its resource, in the browser's storage, so that all its tabs share it. */
export function createListLooks(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined) {
  const kept = readStored(storage, STORED.lists)
  const store = createStore<Record<string, unknown>>(isRecord(kept) ? kept : {}, (state) =>
    Object.values(state).some(Boolean) ? writeStored(storage, STORED.lists, state) : forget(storage, STORED.lists),
  )
  return {
    ...store,
    get state() {
      return store.state
    },
    choose: ({ name }: Resource, look: ListLook) => store.set({ [name]: Object.keys(look).length > 0 ? look : undefined }),
    /** T-07: the looks were chosen by a person who has left. */
    reset: () => store.set(Object.fromEntries(Object.keys(store.state).map((name) => [name, undefined]))),
  }
}

export const listLooks = createListLooks(typeof localStorage === 'undefined' ? undefined : localStorage)
