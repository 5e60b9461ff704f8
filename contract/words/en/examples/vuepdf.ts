import type { words as zhCN } from '../../zh-CN/examples/vuepdf.ts'

export const words: typeof zhCN = {
  lead: 'The viewer that comes with pdf.js shows the whole document: pages, zoom, search, selection of text. Scripts, fonts and character maps come from this site.',
}
