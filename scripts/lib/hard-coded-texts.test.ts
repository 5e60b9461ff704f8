import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inRoot } from './root.mjs'
import { hardCodedTexts } from './hard-coded-texts.mjs'

// Every text on the screen comes from the dictionaries, in both languages (P-15 requires names in the reader's language).

/** Texts that the customer's document prescribes for every language, and the forms of an address. */
const FIXED: Record<string, string[]> = {
  'admin/session/permits.ts': ['请设置操作权限标签值,如：User/Add,不区分大小写'],
  'admin/shell/tab-title.ts': ['无名称'],
  'admin/resource/kinds/html/editor-alt.tsx': ['ALT'],
  'admin/resource/kinds/link/control.tsx': ['https://…'],
  // The declaration of a sample, in both languages.
  'admin/examples/tinymce/page.tsx': ['示例文章', '标题', '正文'],
  'admin/examples/baidumap/baidu-map.tsx': ['苏州市'],
}

/** The data of examples: declarations and texts that stand for what editors write, most of them in both languages side by side. */
const SAMPLES = new Set([
  'admin/examples/baidumap/plan.ts',
  'admin/examples/customer/resource.ts',
  'admin/examples/form/fields.ts',
  'admin/examples/icon/chinese.ts',
  'admin/examples/json-editor/schema.ts',
  'admin/examples/markdown/sample.ts',
  'admin/examples/samples/products.ts',
  'admin/examples/sticky/cities.ts',
  'admin/examples/testproduct/resource.ts',
  'admin/examples/testuser/resource.ts',
  'admin/examples/tinymce/sample.ts',
])

const sources = globSync('{admin,app,portal}/**/*.{ts,tsx}', { cwd: inRoot() }).filter(
  (file) => !/\.test\.tsx?$|\/testing\/|^admin\/words\//.test(file) && !SAMPLES.has(file.replaceAll('\\', '/')),
)

test('all source files of the browser are checked', () => {
  expect(sources.length).toBeGreaterThan(200)
  expect(sources).toContain('admin/shell/shell.tsx')
})

test.each(sources)('%s shows no text that is not in the dictionaries', (file) => {
  const texts = hardCodedTexts(file, readFileSync(inRoot(file), 'utf8'))
  expect(texts.filter((text) => !FIXED[file.replaceAll('\\', '/')]?.includes(text))).toEqual([])
})

describe('a hard-coded text', () => {
  test.each([
    ['text between tags', '<p>Save</p>', 'Save'],
    ['Chinese between tags', '<p>保存</p>', '保存'],
    ['an attribute that is read', '<img alt="A camera" />', 'A camera'],
    ['Chinese in a string', "notify('保存成功')", '保存成功'],
    ['Chinese in a template', 'notify(`第 ${1} 页`)', '第'],
  ])('is found: %s', (_, source, text) => {
    expect(hardCodedTexts('a.tsx', `const a = ${source}`)).toContain(text)
  })

  test.each([
    ['a text from the dictionaries', "<p title={t('a.b')}>{t('a.c')}</p>"],
    ['signs', '<p>· / 1</p>'],
    ['an attribute that nobody reads', '<p className="kit-card" id="page" />'],
    ['a comment', '<p>{/* 保存 */}</p>'],
  ])('is not found: %s', (_, source) => {
    expect(hardCodedTexts('a.tsx', `const a = ${source}`)).toEqual([])
  })
})
