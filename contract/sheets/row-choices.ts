import { MOST_LEVELS, type Resource } from '../resource.ts'
import { PATH, type Choice } from './columns.ts'

type Row = Readonly<Record<string, unknown>> & { id: number }
/** Names a row in one language. */
type NameOf<R> = (row: R) => string

/** Makes the choices of a reference from the rows that it may name; those of a tree have paths too, since their names may repeat. */
export function rowChoices<R extends Row>(
  { fields }: Pick<Resource, 'fields'>,
  rows: readonly R[],
  own: NameOf<R>,
  other: NameOf<R>,
): Choice[] {
  const tree = Object.entries(fields).find(([, { kind }]) => kind === 'treeParent')?.[0]
  const known = new Map(rows.map((row) => [row.id, row]))
  const pathOf = (row: R, nameOf: NameOf<R>) => {
    const names: string[] = []
    for (let at: R | undefined = row; at && names.length < MOST_LEVELS; at = known.get(Number(at[tree!]))) names.unshift(nameOf(at).trim())
    return names.join(PATH)
  }
  return rows.map((row) => ({
    value: row.id,
    label: own(row),
    otherLabel: other(row),
    ...(tree && { path: pathOf(row, own), otherPath: pathOf(row, other) }),
  }))
}
