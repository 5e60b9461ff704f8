/** A parameter of pages that names a row by its code, or an item of a dictionary by its value. */
interface CodeParameter {
  /** The pages that read it, without the slash before them. */
  pages: readonly string[]
  parameter: string
  /** The resource whose `code` it is, or the code of the dictionary type. */
  of: string
  /** Codes are found in upper and lower case; two values of a dictionary may differ by it. */
  isExact?: true
}

const inCatalogue = (parameter: string, of: string): CodeParameter => ({ pages: ['_product', 'product'], parameter, of })

/** The parameters in addresses of the site that staff can rename. */
export const CODE_PARAMETERS: readonly CodeParameter[] = [
  { pages: ['_news'], parameter: 'category', of: 'news-category', isExact: true },
  { pages: ['_about', '_business', '_technology', '_client'], parameter: 'category', of: 'siteCategory' },
  inCatalogue('type', 'productType'),
  inCatalogue('category', 'productCategory'),
  inCatalogue('brand', 'brand'),
]

/** A code that was renamed. */
export interface Renamed {
  /** As in `CODE_PARAMETERS`. */
  of: string
  from: string
  to: string
}

/** Own addresses with a query, at the start of a text or of an attribute: `/_news?…`, `/en/_news?…`, `/#/_news?…`. */
const ADDRESS = /(^|["'])((?:\/?#)?\/(?:en\/)?)(\w+)(\/?\?)([^"'\s<>#]*)/gi

/** Puts the new code in the place of the old one in each address of this site in the text: a link, or HTML. The rest of the text stays as it is. */
export function withRenamed(text: string, { of, from, to }: Renamed): string {
  return CODE_PARAMETERS.filter((one) => one.of === of).reduce((result, { pages, parameter, isExact }) => {
    const isMeant = (value: string) => (isExact ? value === from : value.toLowerCase() === from.toLowerCase())
    return result.replaceAll(ADDRESS, (whole, before: string, start: string, page: string, mark: string, query: string) =>
      pages.includes(page.toLowerCase()) ? before + start + page + mark + withValue(query, { parameter, isMeant, to }) : whole,
    )
  }, text)
}

interface NewValue {
  parameter: string
  isMeant: (value: string) => boolean
  to: string
}

/** HTML writes `&` as `&amp;`. */
const withValue = (query: string, { parameter, isMeant, to }: NewValue) =>
  query.replaceAll(/(^|&(?:amp;)?)([^=&]+)=([^&]*)/g, (whole, before: string, name: string, value: string) =>
    name === parameter && isMeant(decoded(value)) ? `${before}${name}=${encoded(to)}` : whole,
  )

/** A broken escape is no code, so the text is as good as any. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' ')).normalize('NFC')
  } catch {
    return value
  }
}

/** An apostrophe would end an attribute. */
const encoded = (value: string) => encodeURIComponent(value).replaceAll("'", '%27')

/** A code in an address. */
export interface FoundCode extends Pick<Renamed, 'of'> {
  value: string
}

/** Returns the codes that an address of a page, without its language, holds. */
export function codesIn(address: string): FoundCode[] {
  const [path = '', query = ''] = address.split('#')[0]!.split('?', 2)
  const page = path.replaceAll('/', '').toLowerCase()
  const given = new URLSearchParams(query)
  return CODE_PARAMETERS.flatMap(({ pages, parameter, of }) => {
    const value = pages.includes(page) && given.get(parameter)?.normalize('NFC')
    return value ? [{ of, value }] : []
  })
}

/** Returns a code as it is compared. */
export const comparedCode = (of: string, code: string): string =>
  CODE_PARAMETERS.some((one) => one.of === of && one.isExact) ? code : code.toLowerCase()
