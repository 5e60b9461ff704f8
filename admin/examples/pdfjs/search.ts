import type { PDFDocumentProxy } from 'pdfjs-dist'

/** A place where the text stands: its page, and which hit of the page it is. */
export interface Hit {
  page: number
  nth: number
}

/** The text of a page as its text layer has it, piece after piece. */
async function piecesOf(document: PDFDocumentProxy, page: number): Promise<string[]> {
  const { items } = await (await document.getPage(page)).getTextContent()
  return items.map((item) => ('str' in item ? item.str : ''))
}

/** All places of a text, page by page. Upper and lower case are the same. */
export async function hitsIn(document: PDFDocumentProxy, text: string): Promise<Hit[]> {
  const hits: Hit[] = []
  for (let page = 1; page <= document.numPages; page += 1) {
    const found = placesOf((await piecesOf(document, page)).join(''), text)
    hits.push(...found.map((_, nth) => ({ page, nth })))
  }
  return hits
}

/** Text to compare: small letters, and usual characters for their look-alikes (a document may write the radical ⽤ for 用). Each character stays one. */
const plain = (text: string) =>
  Array.from(text.toLowerCase(), (letter) => {
    const usual = letter.normalize('NFKC')
    return usual.length === letter.length ? usual : letter
  }).join('')

function placesOf(whole: string, text: string): number[] {
  const wanted = plain(text)
  const within = plain(whole)
  const places: number[] = []
  for (let at = within.indexOf(wanted); wanted && at !== -1; at = within.indexOf(wanted, at + wanted.length)) places.push(at)
  return places
}

/** The ranges of a text in the elements of a text layer. A text may begin in one element and end in another. */
export function rangesOf(elements: readonly HTMLElement[], text: string): Range[] {
  const pieces = elements.map((element) => element.firstChild).filter((node): node is Text => node instanceof Text)
  const ends = pieces.reduce<number[]>((sums, { length }) => [...sums, (sums.at(-1) ?? 0) + length], [])
  const pointAt = (offset: number) => {
    const at = ends.findIndex((end) => offset < end)
    return [pieces[at]!, offset - (ends[at]! - pieces[at]!.length)] as const
  }
  return placesOf(pieces.map(({ data }) => data).join(''), text).map((start) => {
    const range = new Range()
    const [last, offset] = pointAt(start + text.length - 1)
    range.setStart(...pointAt(start))
    range.setEnd(last, offset + 1)
    return range
  })
}
