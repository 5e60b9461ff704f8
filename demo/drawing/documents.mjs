// node demo/drawing/documents.mjs [path of Chromium]: prints the data sheets and manuals of demo/texts/documents.ts as PDF. It needs Chromium, and Noto Sans CJK for Chinese.
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { runnerImport } from 'vite'
import { chapters } from './manual.mjs'

const target = fileURLToPath(new URL('../documents/', import.meta.url))
const taken = async (name) => (await runnerImport(fileURLToPath(new URL(`../texts/${name}.ts`, import.meta.url)))).module
const { documents } = await taken('documents')
const { catalogue } = await taken('catalogue')
const { site } = await taken('site')

const WORDS = {
  'zh-CN': { sheet: '数据手册', manual: '安装使用手册', codes: '订货代码', yes: '是', no: '否', note: '参数以随货文件为准。' },
  en: {
    sheet: 'Data sheet',
    manual: 'Installation manual',
    codes: 'Order codes',
    yes: 'Yes',
    no: 'No',
    note: 'The papers delivered with the product prevail.',
  },
}
const LOOK = `body { font: 10pt/1.5 "Noto Sans CJK SC", sans-serif; color: #1c2430; margin: 0 }
  h1, h2, b { font-weight: 400; color: #0f6fd6 } header { display: flex; justify-content: space-between; border-bottom: 2px solid #0f6fd6; padding-bottom: 6px; color: #0f6fd6 }
  h1 { font-size: 20pt; margin: 18px 0 4px } h2 { font-size: 11.5pt; margin: 16px 0 4px; break-after: avoid }
  table { width: 100%; border-collapse: collapse } td { border-bottom: 1px solid #d8dee8; padding: 3px 6px; vertical-align: top }
  td:first-child { width: 38%; color: #55617a } footer { margin-top: 20px; font-size: 8.5pt; color: #55617a }`

const browser = await chromium.launch({ executablePath: process.argv[2] ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
const page = await browser.newPage()
await mkdir(target, { recursive: true })
for (const document of documents) {
  await page.setContent(htmlOf(document))
  await page.pdf({ path: target + document.file, format: 'A4', margin: { top: '16mm', bottom: '16mm', left: '18mm', right: '18mm' } })
}
await browser.close()

function htmlOf({ kind, title, titleEn, language, version, products: codes }) {
  const name = language === 'en' ? titleEn : title
  const body = kind === 'manual' ? manualOf(language, codes) : sheetOf(language, codes[0])
  const words = WORDS[language]
  return `<!doctype html><html lang="${language}"><title>${name}</title><style>${LOOK}</style>
    <header><b>${local(site, 'title', language)}</b><span>${words[kind === 'manual' ? 'manual' : 'sheet']} · ${version}</span></header>
    ${body}
    <footer>${words.note} ${local(site, 'copyright', language)} · ${site.email}</footer></html>`
}

function local(of, key, language) {
  return (language === 'en' && of[`${key}En`]) || of[key]
}

function manualOf(language, codes) {
  const [first] = chapters[language].map(([heading]) => heading)
  const list = chapters[language].map(([heading, ...steps], at) => {
    const items = steps.map((step) => `<li>${step}</li>`).join('')
    return `<h2>${at + 1} ${heading}</h2>${heading === first ? `<ul>${items}</ul>` : `<ol>${items}</ol>`}`
  })
  return `<h1>${language === 'en' ? 'HM series' : 'HM 系列'}</h1><p>${codes.join(' · ')}</p>${list.join('')}`
}

function sheetOf(language, code) {
  const product = catalogue.products.find((one) => one.code === code)
  const { groups } = catalogue.specTemplates.find((one) => one.code === product.template)
  const tables = groups.map(
    (group) =>
      `<h2>${local(group, 'name', language)}</h2><table>${group.params.map((param) => rowOf(param, product, language)).join('')}</table>`,
  )
  const codes = product.skus.map(
    (sku) => `<tr><td>${sku.code}</td><td>${sku.specs.map((spec) => local(spec, 'value', language)).join(', ')}</td></tr>`,
  )
  return `<h1>${local(product, 'name', language)}</h1><p>${local(product, 'subtitle', language)}</p>${tables.join('')}
    <h2>${WORDS[language].codes}</h2><table>${codes.join('')}</table>`
}

function rowOf(param, { params, paramsEn = {} }, language) {
  const value = (language === 'en' && paramsEn[param.key]) || params[param.key]
  if (value === undefined) return ''
  const chosen = param.options?.find((option) => option.value === value)
  const { yes, no } = WORDS[language]
  const shown = typeof value === 'boolean' ? (value ? yes : no) : chosen ? local(chosen, 'label', language) : value
  return `<tr><td>${local(param, 'name', language)}</td><td>${shown}${param.unit ? ` ${param.unit}` : ''}</td></tr>`
}
