import { DEFAULT_PAGE_DATA, PAGE_DATA_ID, type PageData } from '../../contract/page-data.ts'

/** The data that the server put into the HTML page. Nothing of it is a build flag (M-04). */
export const pageData: PageData = read()

function read(): PageData {
  const said = typeof document === 'undefined' ? null : document.getElementById(PAGE_DATA_ID)?.textContent
  return { ...DEFAULT_PAGE_DATA, ...(said ? (JSON.parse(said) as Partial<PageData>) : {}) }
}
