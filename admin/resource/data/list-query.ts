import { date, type Field } from '../../../contract/fields.ts'
import { belowName } from '../../../contract/below-name.ts'
import type { Resource } from '../../../contract/resource.ts'
import { addressOf, type Screen } from '../../../contract/back-office/screens.ts'

/** The query of a list. It is in the address, so that a reload, a bookmark and Back keep it (E-11). */
export interface ListState {
  page: number
  size: number
  keyword: string
  sort: { field: string; descending: boolean } | null
  /** The filters by the parameter names of GetAll. */
  filters: Record<string, string>
}

export const SIZES = [10, 20, 50, 100]
const SIZE = 20

/** The parameter with the row that the drawer over the list shows. */
export const ROW = 'row'

/** The parameter names of a field's filter. */
function filterNames(name: string, field: Field): string[] {
  const isRange = field.kind === 'date' || field.kind === 'number' || field.kind === 'money'
  if (isRange) return [`${name}Start`, `${name}End`]
  return field.filterBelow ? [name, belowName(name)] : [name]
}

/** The field whose values have a tree of their own each, chosen outside the list. */
export const dividingField = ({ fields }: Resource): string | undefined =>
  Object.values(fields).find(({ kind }) => kind === 'treeParent')?.within

/** Every list is filtered by the days of creation (T-14). */
const CREATED: [string, Field] = ['creationTime', date({ filter: true })]

const filtered = ({ fields }: Resource): [string, Field][] => [...Object.entries(fields).filter(([, field]) => field.filter), CREATED]

/** The filters that the list offers. */
export const filterFields = (resource: Resource): [string, Field][] =>
  filtered(resource).filter(([name]) => name !== dividingField(resource))

const namesOf = (resource: Resource): string[] => [
  ...(resource.publishable ? ['state'] : []),
  ...filtered(resource).flatMap(([name, field]) => filterNames(name, field)),
]

export function readList(params: URLSearchParams, resource: Resource): ListState {
  const [, field, direction] = /^(\w+)-(asc|desc)$/.exec(params.get('sort') ?? '') ?? []
  const size = Number(params.get('size'))
  return {
    page: Math.max(1, Math.floor(Number(params.get('page'))) || 1),
    size: SIZES.includes(size) ? size : SIZE,
    keyword: params.get('keyword') ?? '',
    sort: field ? { field, descending: direction === 'desc' } : null,
    filters: Object.fromEntries(namesOf(resource).flatMap((name) => (params.get(name) ? [[name, params.get(name)!]] : []))),
  }
}

/** The address of a query, without default values. */
export function writeList(state: ListState): URLSearchParams {
  const params = new URLSearchParams()
  if (state.keyword) params.set('keyword', state.keyword)
  for (const [name, value] of Object.entries(state.filters)) if (value) params.set(name, value)
  if (state.sort) params.set('sort', `${state.sort.field}-${state.sort.descending ? 'desc' : 'asc'}`)
  if (state.page > 1) params.set('page', String(state.page))
  if (state.size !== SIZE) params.set('size', String(state.size))
  return params
}

/** The query as the input of GetAll. */
export function listInput(state: ListState): Record<string, string | number> {
  return {
    ...state.filters,
    ...(state.keyword.trim() ? { keyword: state.keyword.trim() } : {}),
    ...(state.sort ? { sorting: `${state.sort.field} ${state.sort.descending ? 'desc' : 'asc'}` } : {}),
    skipCount: (state.page - 1) * state.size,
    maxResultCount: state.size,
  }
}

/** The filter that chooses one of the trees of a resource; it narrows none of them. */
export const divisionOf = (state: ListState, resource: Resource): Record<string, string> => {
  const name = dividingField(resource)
  const value = name === undefined ? undefined : state.filters[name]
  return value === undefined ? {} : { [name!]: value }
}

export const isFiltered = (state: ListState, resource: Resource): boolean =>
  state.keyword !== '' || Object.keys(state.filters).some((name) => name !== dividingField(resource))

export const lastPage = ({ size }: ListState, total: number): number => Math.max(1, Math.ceil(total / size))

/** The addresses of rows, where the screen shows something else at first. The login page loads the table of screens, and not these. */
const OWN_ADDRESSES: Readonly<Record<string, string>> = { gallery: '/gallery/site' }

/** The address of the list of a screen's resource. */
export const listAddress = (screen: Screen): string => OWN_ADDRESSES[screen.key] ?? addressOf(screen)

/** True where the rows of a screen have addresses of their own below that of the list. */
export const hasRowAddresses = ({ key, path }: Screen): boolean => path === undefined || key in OWN_ADDRESSES
