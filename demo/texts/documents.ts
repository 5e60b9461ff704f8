import type { ProductDocument } from '../../contract/resources/product-documents.ts'

export interface DemoDocument extends Omit<ProductDocument, 'file'> {
  /** A file in `documents/`. */
  file: string
  /** The codes of the products that it tells about. */
  products: string[]
}

/** The products with a data sheet in each language. */
const SHEETS = ['HM-500', 'HM-1200', 'RL-90', 'FL-25']

const sheets = SHEETS.flatMap((code): DemoDocument[] => {
  const shared = { kind: 'datasheet' as const, products: [code], version: '2026-05' }
  const stem = `${code.toLowerCase()}-datasheet`
  return [
    { ...shared, file: `${stem}-zh.pdf`, title: `${code} 数据手册`, titleEn: `${code} data sheet (Chinese)`, language: 'zh-CN' },
    { ...shared, file: `${stem}-en.pdf`, title: `${code} 数据手册（英文）`, titleEn: `${code} data sheet`, language: 'en' },
  ]
})

const manual = { kind: 'manual' as const, products: ['HM-500', 'HM-1200', 'HM-2600'], version: 'V1.2' }

/** Buyers of the demo company download these beside the page of a product; `drawing/documents.mjs` makes the files. */
export const documents: DemoDocument[] = [
  ...sheets,
  {
    ...manual,
    file: 'hm-manual-zh.pdf',
    title: 'HM 系列安装使用手册',
    titleEn: 'HM series installation manual (Chinese)',
    language: 'zh-CN',
  },
  { ...manual, file: 'hm-manual-en.pdf', title: 'HM 系列安装使用手册（英文）', titleEn: 'HM series installation manual', language: 'en' },
]
