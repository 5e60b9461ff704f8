import type { Sorting } from '../../contract/sorting.ts'
import { inReadersLanguage } from './order-columns.ts'
import { askedPairs } from './paired-rows.ts'
import { conditionOf } from './conditions.ts'
import type { Asking, Condition } from './condition.ts'

export interface ListInput extends Record<string, unknown> {
  skipCount?: number
  maxResultCount?: number
  sorting?: Sorting | undefined
}

const PAGING = new Set(['skipCount', 'maxResultCount', 'sorting'])

/** A list's input as a query, the same for every caller and moment. */
export interface ListQuery {
  conditions: Condition[]
  /** The values that fill the blanks. */
  values: { skipCount: number; maxResultCount: number } & Record<string, unknown>
  sorting: Sorting
  /** The names of the filters as text, with the value of the state filter, since that value chooses the condition. */
  shape: string
  /** True when a filter asks for a state of publishing, which changes with time alone. */
  hasState?: boolean
  /** The full-text expression for the rows that hold the parts of text (`pairs.ts`); it is among the values as well. */
  pairs?: string | null
  /** The values of the filters as text. */
  filters: string
  /** The sorting as text. */
  order: string
}

/** Reads an input once: the same query is the same input (`http/query.ts`). */
export function inputReader(asking: Asking): (input: ListInput) => ListQuery {
  const known = new WeakMap<ListInput, ListQuery>()
  return (input) => {
    const query = known.get(input) ?? readInput(input, asking)
    known.set(input, query)
    return query
  }
}

function readInput(input: ListInput, asking: Asking): ListQuery {
  const names = Object.keys(input)
    .filter((name) => !PAGING.has(name) && input[name] !== undefined)
    .toSorted()
  const sorting = inReadersLanguage(asking.r, asking.language, input.sorting ?? [])
  const conditions = names.map((name) =>
    conditionOf(name, input[name], { ...asking, isSorted: sorting.length > 0, isAlone: names.length === 1 }),
  )
  const own = names.map((name, index) => [name, conditions[index]!.value] as const)
  const filled = Object.fromEntries([...own, ...conditions.flatMap(({ more }) => Object.entries(more?.values ?? {}))])
  const parts = conditions.flatMap(({ part }) => (part ? [part] : []))
  const pairs = asking.r.large ? askedPairs(asking.engine, parts) : null
  return {
    conditions,
    values: { ...filled, pairs, skipCount: input.skipCount ?? 0, maxResultCount: input.maxResultCount ?? 10 },
    sorting,
    pairs,
    hasState: input['state'] !== undefined,
    shape: JSON.stringify([names, input['state'] ?? null, ...conditions.flatMap(({ more }) => more?.shape ?? [])]),
    filters: JSON.stringify(filled),
    order: JSON.stringify(sorting),
  }
}
