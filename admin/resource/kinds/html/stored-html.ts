import { COMING } from './paste/coming.ts'

/** After a table or a heading at the end the editor adds a paragraph to write on in. */
const PLACE_TO_WRITE = /(?<=<\/(?:table|ul|ol|pre|blockquote|h[2-4]|video)>|<hr>)<p><\/p>$/

/**
 * Writes the editor's HTML as the site stores it. The editor knows neither table heads nor cells of bare text: the first rows of header cells become
 * a head, and a cell with one plain paragraph holds its text alone. A picture that is alone in a paragraph stands by itself; one that is still being
 * uploaded is left out.
 */
export function storedHtml(written: string): string {
  const html = written.replace(PLACE_TO_WRITE, '')
  if (!/<table|<img/.test(html)) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const picture of body.querySelectorAll(`img[${COMING}]`)) removePicture(picture)
  for (const picture of body.querySelectorAll('p > img:only-child')) unwrapPicture(picture)
  for (const table of body.querySelectorAll('table')) {
    for (const cell of table.querySelectorAll('td, th')) unwrapText(cell)
    addHead(table)
  }
  return body.innerHTML
}

function removePicture(picture: Element): void {
  const paragraph = picture.closest('p')
  picture.remove()
  if (paragraph && paragraph.childNodes.length === 0 && !paragraph.closest('td, th, li, blockquote')) paragraph.remove()
}

function unwrapPicture(picture: Element): void {
  const paragraph = picture.parentElement
  // Within a list or a cell the paragraph tells the picture from the text beside it.
  if (paragraph?.parentElement?.localName === 'body' && !paragraph.textContent) paragraph.replaceWith(picture)
}

function unwrapText(cell: Element): void {
  const [only, ...others] = cell.children
  if (only?.tagName === 'P' && others.length === 0 && only.attributes.length === 0) only.replaceWith(...only.childNodes)
}

function addHead(table: HTMLTableElement): void {
  const rows = [...table.rows]
  const end = rows.findIndex(({ cells }) => [...cells].some(({ tagName }) => tagName !== 'TH'))
  const head = rows.slice(0, Math.max(0, end))
  // A merged cell that reaches below the head would be cut there.
  const isWhole = head.every((row, at) => [...row.cells].every(({ rowSpan }) => at + rowSpan <= head.length))
  if (head.length === 0 || !isWhole) return
  table.createTHead().append(...head)
  for (const cell of head.flatMap((row) => [...row.cells])) if (!cell.scope) cell.scope = 'col'
}
