import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { storedRichText as stored } from './rich-text.ts'

test.each([
  ['温度 x<y 且 y>10 时报警', '温度 x&lt;y 且 y&gt;10 时报警'],
  ['联系 <sales@example.com> 或 1 < 2', '联系 &lt;sales@example.com&gt; 或 1 &lt; 2'],
  ['if a<b and b>c, <b 且 c>, i<s>3', 'if a&lt;b and b&gt;c, &lt;b 且 c&gt;, i&lt;s&gt;3'],
  [
    '<https://example.com/a> <TBD> <title> <-> <!-- </p x',
    '&lt;https://example.com/a&gt; &lt;TBD&gt; &lt;title&gt; &lt;-&gt; &lt;!-- &lt;/p x',
  ],
  ['A & B', 'A &amp; B'],
])('B-105a plain text keeps its words in a rich text: %s', (given, expected) => {
  expect(stored(given)).toBe(expected)
})

test.each([
  ['<p>温度 x<y 且 y>10</p>', '<p>温度 x&lt;y 且 y&gt;10</p>'],
  ['<p>mail <sales@example.com> &amp; <b>now</b></p>', '<p>mail &lt;sales@example.com&gt; &amp; <b>now</b></p>'],
  ['<P CLASS=MsoNormal style=\'a:"b"\'>x<o:p></o:p></P>', '<p>x</p>'],
  [
    '<!doctype html><!-- x<y --><div><img src="/media/ab/x.png" alt="a > b"><br/>y</div>',
    '<p><img src="/media/ab/x.png" alt="a &gt; b" /><br />y</p>',
  ],
  ['<p>a</p><script>if (a<b) alert(1)</script><iframe src="x"></iframe>', '<p>a</p>'],
  [
    '<video src="/media/ab" title="c" autoplay loop onplay="x" style="y" poster="https://o.example/p.png"><source src="https://o.example/v.mp4"></video>',
    '<video src="/media/ab" title="c" controls preload="metadata" playsinline></video>',
  ],
  [
    '<p>a</p><video src="https://o.example/v.mp4" controls></video><video src="/media/ab/x.mp4"></video><video controls></video>',
    '<p>a</p>',
  ],
  ['<p>a<p>b<ul><li>c</ul>', '<p>a</p><p>b</p><ul><li>c</li></ul>'],
])('B-105b HTML stays HTML, and only signs that begin no tag become words: %s', (given, expected) => {
  expect(stored(given)).toBe(expected)
})

test('B-105c paragraphs and lines of plain text are kept', () => {
  expect(stored('一 x<y\r\n\r\n  \r\n二\r\n- 三\n')).toBe('<p>一 x&lt;y</p><p>二<br />- 三</p>')
  const sheet = readFileSync(new URL('samples/plain-text.csv', import.meta.url), 'utf8')
  expect(stored(/"([^"]*第二段[^"]*)"/.exec(sheet)![1]!)).toBe(
    '<p>第一段：温度 x&lt;y 且 y&gt;10 时报警</p><p>第二段：A &amp; B；&lt;5mm 的零件<br />- 项目一<br />- 项目二</p>',
  )
})

const pieces = fc.constantFrom(
  ...Array.from('<>/&;="\'-! \nab'),
  '<p>',
  '</p>',
  '<div>',
  '</div>',
  '<b>',
  '</b>',
  '<a href="',
  '&lt;',
  '<!--',
  '-->',
  '<br',
  'script',
  '温度',
)
const texts = fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join(''))

test.each([
  ['<div></div><div>一</div><div>二 <b>x</b></div>', '<p>一</p><p>二 <b>x</b></p>'],
  ['<section class="x"><section><span>一</span></section>二<p>三</p></section>', '<p><span>一</span></p>二<p>三</p>'],
  ['<h2><div>一</div></h2><ul><li><div>二</div></li></ul>', '<h2>一</h2><ul><li><p>二</p></li></ul>'],
])('B-105c the words of neighbouring blocks do not run together: %s', (given, expected) => {
  expect(stored(given)).toBe(expected)
})

test('B-105d what is stored is stored again as it is, whatever was given', () => {
  expect(stored(stored('<font>one\ntwo</font>'))).toBe('one two')
  expect(stored(stored('<div>one\ntwo</div>'))).toBe('<p>one\ntwo</p>')
  fc.assert(
    fc.property(texts, (text) => stored(stored(text)) === stored(text)),
    { numRuns: 2000 },
  )
})

test('B-105a no sign of a text without tags is lost', () => {
  const words = fc
    .array(fc.constantFrom(...Array.from('<>=!"\' xb1@.，且'), '< ', 'and ', '<sales@', '<5'), { maxLength: 30 })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(words, (text) => {
      const signs = (some: string) => some.replaceAll(/\s/g, '')
      fc.pre(!/<\/?[a-z]>/.test(text))
      return signs(decoded(stored(text))) === signs(text)
    }),
    { numRuns: 2000 },
  )
})

const decoded = (html: string) => html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

test('B-105e a hostile text is read in one pass', () => {
  for (const piece of ['<', '<!--', '<a x="', '<a b=c ', '<a x=\'<a y="', '<a   ', '</b>'])
    expect(stored(piece.repeat(200_000 / piece.length)).length).toBeGreaterThan(0)
})
