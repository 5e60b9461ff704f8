// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { storedRichText } from '../../../../server/crud/rich-text.ts'
import { COMING } from './paste/coming.ts'
import { fullExtensions } from './extensions.ts'
import { isKept } from './kept.ts'
import { skeletonOf } from './skeleton.ts'
import { written } from './written.ts'
import { cleaned } from './paste/clean.ts'
import { lostKinds } from './paste/losses.ts'

// Each fragment is what a program puts on the clipboard; beside it lies what the site stores of it, and above that what it cannot keep.
const folder = path.join(import.meta.dirname, 'paste', 'corpus')
const fragments = globSync('*.html', { cwd: folder })
  .filter((name) => !name.endsWith('.kept.html'))
  .toSorted()

const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')

/** A block a line. */
const lines = (html: string) =>
  html.replaceAll(
    /(<\/(?:p|h\d|li|tr|td|th|pre)>|<(?:ul|ol|table|thead|tbody|tr|blockquote|li)\b[^>]*>|<\/(?:ul|ol|table|thead|tbody|blockquote)>|<hr>)(?!\n)/g,
    '$1\n',
  )

function pasted(name: string) {
  const { html, losses, looks, embedded } = cleaned(read(name), 'https://portico.example')
  // As if each upload had been answered.
  const uploaded = html.replaceAll(new RegExp(` ?${COMING}="\\d+"`, 'g'), ' src="/media/uploaded"')
  const lost = lostKinds(losses).map((kind) => `${kind} ${losses[kind]}`)
  return {
    stored: written(uploaded, fullExtensions),
    said: [...lost, ...looks.map((look) => `no ${look}`), ...embedded.map(({ file }) => `uploads ${file.name}`)].join(', ') || 'all kept',
  }
}

test('there are fragments of Word, WPS, Feishu, Lark, Google Docs, Outlook, Excel and web pages', () => {
  expect(fragments.length).toBeGreaterThanOrEqual(20)
  for (const source of ['word', 'wps', 'feishu', 'lark', 'google-docs', 'outlook', 'excel', 'web'])
    expect(
      fragments.some((name) => name.startsWith(source)),
      source,
    ).toBe(true)
})

test.each(fragments)('B-33c %s keeps its tables, lists, headings, links, sub- and superscript, and says what is lost', async (name) => {
  const { stored, said } = pasted(name)
  await expect(`<!-- ${said} -->\n${lines(stored)}\n`).toMatchFileSnapshot(path.join(folder, name.replace('.html', '.kept.html')))
})

test.each(fragments)('B-33c the server removes nothing more of %s, and the editor opens it again', (name) => {
  const { stored } = pasted(name)
  expect(skeletonOf(storedRichText(stored))).toBe(skeletonOf(stored))
  expect(isKept(stored)).toBe(true)
})

test('B-105f no comment of Word or Google Docs and no sign of one is taken over, tracked changes are accepted, and footnotes stay readable', () => {
  expect(pasted('word-comment-zh.html').stored).toBe('<p>本季度交付 1200 台，同比增长。</p>')
  expect(pasted('word-tracked-zh.html').stored).toBe('<p>价格9,500元</p>')
  expect(pasted('word-footnote-zh.html').stored).toBe('<p>正文[1]。</p><hr><p>[1] 脚注文字</p>')
  const google = pasted('google-docs-comment-zh.html').stored
  expect(google).toContain('本季度交付 1200 台，见<a href="https://www.example.com/#cmnt99">说明</a>')
  expect(google).toContain('脚注文字')
  expect(google).not.toMatch(/内部|批注|\[a\]/)
  const ours = '<p>price <del>10</del><ins datetime="2026-01-01">9</ins></p>'
  expect(cleaned(ours, 'https://portico.example').html).toBe('<p>price <s>10</s><u>9</u></p>')
})

test('B-33c editor and server name headings and struck words alike, so that none becomes plain text', () => {
  const given = '<h1>a</h1><h5>b</h5><h6>c</h6><p><del>d</del><strike>e</strike><ins>f</ins> H<sub>2</sub>O m<sup>2</sup></p>'
  const kept = '<h2>a</h2><h4>b</h4><h4>c</h4><p><s>d</s><s>e</s><u>f</u> H<sub>2</sub>O m<sup>2</sup></p>'
  expect(storedRichText(given)).toBe(kept)
  expect(skeletonOf(written(cleaned(given, 'https://portico.example').html, fullExtensions))).toBe(skeletonOf(kept))
})
