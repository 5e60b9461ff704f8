// Reads the query of an address and corrects it: a value that no list accepts becomes the nearest value that it accepts.

const LAST_PAGE = 1_000_000
/** The longest code of a category or type. */
export const LONGEST_CODE = 64
export const LONGEST_KEYWORD = 100

/** Returns a composed text of at most `longest` characters, without characters that the calls refuse. */
export const textIn = (query: URLSearchParams, name: string, longest: number) =>
  (query.get(name) ?? '').replaceAll('\0', '').toWellFormed().normalize('NFC').trim().slice(0, longest).toWellFormed()

/** Returns the number of the page, or 1 for anything but a number. */
export function pageIn(query: URLSearchParams): number {
  const page = /^\d{1,7}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1
  return Math.min(Math.max(page, 1), LAST_PAGE)
}

/** Returns a row's id, or null for anything else. */
export function idIn(query: URLSearchParams, name = 'id'): number | null {
  const id = query.get(name) ?? ''
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null
}

/** Returns `?id=3` for a page that shows one record, or nothing if the path names the record. An invalid id becomes 0, which no record has. */
export const idSearch = (query: URLSearchParams, { slug }: { slug?: string | undefined }) =>
  slug === undefined && query.has('id') ? `?id=${idIn(query) ?? 0}` : ''

/** Returns the query of an address, with its `?`. */
export const searchOf = (address: string) => address.slice(address.split('?', 1)[0]!.length)

/** Returns the properties that are neither undefined nor an empty text. */
export const defined = <T extends object>(object: T) =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined && value !== '')) as {
    [N in keyof T]?: Exclude<T[N], undefined>
  }
