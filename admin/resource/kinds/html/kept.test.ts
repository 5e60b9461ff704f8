// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EDITED_ELEMENTS, SHORT_ELEMENTS, STORED_ATTRIBUTES, STORED_ELEMENTS } from '../../../../contract/format/html-elements.ts'
import { fullExtensions, shortExtensions } from './extensions.ts'
import { isKept, isKeptShort } from './kept.ts'
import { skeletonOf } from './skeleton.ts'
import { written } from './written.ts'

test.each([
  '',
  '<h2>a</h2><p>b <strong>c</strong><a href="/x">d</a></p><ul><li>e</li></ul><img src="/media/a">',
  '<h4>a</h4><ol start="3"><li>b<ul><li>c</li></ul></li></ol><pre>d\n  e</pre><blockquote>f</blockquote><hr>',
  '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
  '<table><tbody><tr><td><p>a</p></td><td colspan="2" rowspan="2"><p>b</p><p>c</p></td></tr><tr><th scope="row">d</th></tr></tbody></table>',
  '<p>H<sub>2</sub>O, m<sup>2</sup></p>',
  '<p>a <a href="https://a.example/" target="_blank" rel="noopener" title="b"><img src="/media/a" alt="c" width="1" height="2" title="d"></a> e</p>',
])('B-33a a text of elements that the editor knows opens in the editor: %s', (html) => {
  expect(isKept(html)).toBe(true)
})

test.each([
  '<figure><img src="/media/a"></figure>',
  '<p><small>a</small></p>',
  '<pre>a<strong>b</strong></pre>',
  '<p><code>a<em>b</em></code></p>',
  '<img src="https://other.example/a.png">',
  '<video src="https://other.example/a.mp4" controls></video>',
])('B-33a %s would lose something in the editor and opens as source', (html) => {
  expect(isKept(html)).toBe(false)
})

test.each(['<p>a</p><p data-form="7"><a href="/_formdetail?id=7">询价</a></p><p>b</p>', '<p data-form="7"></p>'])(
  'B-118b a form in a text stays one in the editor: %s',
  (html) => {
    expect(isKept(html)).toBe(true)
    expect(written(html, fullExtensions)).toBe(html)
  },
)

test('B-33g the short editor keeps the short elements, and nothing else', () => {
  expect(isKeptShort('<p>a <strong>b</strong><br><a href="/c">d</a> m<sup>2</sup></p>')).toBe(true)
  for (const html of ['<h2>a</h2>', '<ul><li>a</li></ul>', '<img src="/media/a">', '<table><tbody><tr><td>a</td></tr></tbody></table>'])
    expect(isKeptShort(html), html).toBe(false)
})

test('the skeleton tells texts apart that look different', () => {
  for (const [one, other] of [
    ['<p>a</p><p>b</p>', '<p>ab</p>'],
    ['<p>a<br>b</p>', '<p>ab</p>'],
    ['<ul><li>a</li><li>b</li></ul>', '<ul><li>ab</li></ul>'],
    ['<td>', '<th>'],
    ['<a href="/a">a</a>', '<a href="/b">a</a>'],
    ['<blockquote><p>a</p></blockquote><p>b</p>', '<blockquote><p>a</p><p>b</p></blockquote>'],
    ['<p>a <strong>b</strong></p>', '<p>a b</p>'],
  ] as const)
    expect(skeletonOf(table(one)), one).not.toBe(skeletonOf(table(other)))
})

const table = (html: string) => (html.startsWith('<t') ? `<table><tbody><tr>${html}</tr></tbody></table>` : html)

const VALUES: Record<string, fc.Arbitrary<string>> = {
  href: fc.constantFrom('/a', '#b', 'https://a.example/?b=c', 'mailto:a@b.cn', 'tel:123', '', 'relative'),
  target: fc.constantFrom('_blank', '_self'),
  rel: fc.constantFrom('noopener', 'nofollow'),
  src: fc.constantFrom('/media/a', '/media/0b1c/640.jpg'),
  scope: fc.constantFrom('col', 'row', 'x'),
  type: fc.constantFrom('a', 'I', 'x', ''),
  start: fc.constantFrom('1', '3', '-2', 'x', ''),
}
const NUMBER = fc.constantFrom('0', '1', '2', '3', 'x', '')

const words = fc.constantFrom('a', 'b c', ' ', '中文', '&amp;', '&nbsp;', '\n', '&lt;p&gt;')

/** Hundreds of documents take their time on a busy machine. */
const PATIENT = 60_000

/** Blanks at the ends of a line do not show, and neither do a second blank outside `pre` and a mark that holds nothing else; a picture alone is a block. */
function withoutBlanks(html: string): string {
  const parts = html.split(/(<pre\b.*?<\/pre>)/s)
  const single = parts.map((part) => (part.startsWith('<pre') ? part : part.replaceAll(/[ \n]+/g, ' '))).join('')
  const tight = single.replaceAll(/[ \n]*(<[^>]*>)[ \n]*/g, '$1')
  const marked = tight.replaceAll(/<(strong|em|u|s|sub|sup|code|a)(?: [^>]*)?><\/\1>/g, '').replaceAll(/<p>(<img [^>]*>)<\/p>/g, '$1')
  return marked === html ? html : withoutBlanks(marked)
}

/** Any nesting of elements that the sanitiser lets through, also nesting that no browser leaves as it is. */
const documents = (elements: readonly string[]) =>
  fc.letrec<{ node: string; nodes: string }>((tie) => ({
    nodes: fc.array(tie('node'), { maxLength: 4 }).map((parts) => parts.join('')),
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      words,
      fc
        .constantFrom(...elements)
        .chain((tag) => fc.tuple(attributes(tag), tie('nodes')).map(([given, inner]) => `<${tag}${given}>${inner}</${tag}>`)),
    ),
  })).nodes

const attributes = (tag: string) =>
  fc
    .tuple(
      ...(STORED_ATTRIBUTES[tag] ?? []).map((name) =>
        fc.option(
          (VALUES[name] ?? NUMBER).map((value) => ` ${name}="${value}"`),
          { nil: '' },
        ),
      ),
    )
    .map((parts) => parts.join(''))

test.each([
  ['the editor', fullExtensions],
  ['the short editor', shortExtensions],
])(
  'B-33b parse → serialise → parse is stable in %s for every document of stored elements',
  (_, extensions) => {
    fc.assert(
      fc.property(documents(STORED_ELEMENTS), (html) => {
        const once = written(html, extensions)
        const again = written(once, extensions)
        expect(skeletonOf(again), once).toBe(skeletonOf(once))
        expect(withoutBlanks(again)).toBe(withoutBlanks(once))
      }),
      { numRuns: 200 },
    )
  },
  PATIENT,
)

/** Text within text elements, which the grammar of HTML leaves as they are. */
const inline = (elements: readonly string[]) =>
  fc
    .array(
      fc
        .tuple(fc.subarray([...elements], { maxLength: 3 }), fc.stringMatching(/^[a-z中]{1,4}$/))
        .map(([tags, text]) =>
          tags.reduce((inner, tag) => (tag === 'a' ? `<a href="/a">${inner}</a>` : `<${tag}>${inner}</${tag}>`), text),
        ),
      { minLength: 1, maxLength: 3 },
    )
    .map((parts) => parts.join(' '))

const MARKS = ['strong', 'b', 'em', 'i', 'u', 's', 'a'] as const
const line = inline(MARKS)
const cell = fc.tuple(
  fc.constantFrom('td', 'th'),
  fc.oneof(
    line,
    line.map((text) => `<p>${text}</p><p>b</p>`),
    fc.constant(''),
  ),
)
const blocks = fc.oneof(
  line.map((text) => `<p>${text}</p>`),
  fc.tuple(fc.constantFrom('h2', 'h3', 'h4'), line).map(([tag, text]) => `<${tag}>${text}</${tag}>`),
  fc
    .tuple(fc.constantFrom('ul', 'ol'), fc.array(line, { minLength: 1, maxLength: 3 }))
    .map(([tag, items]) => `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`),
  fc
    .array(fc.tuple(cell, cell), { minLength: 1, maxLength: 3 })
    .map(
      (rows) =>
        `<table><tbody>${rows.map((row) => `<tr>${row.map(([tag, text]) => `<${tag}>${text}</${tag}>`).join('')}</tr>`).join('')}</tbody></table>`,
    ),
  line.map((text) => `<blockquote><p>${text}</p></blockquote>`),
  fc.constantFrom(
    '<hr>',
    '<img src="/media/a" alt="b">',
    '<video src="/media/a" controls preload="metadata" playsinline></video>',
    '<pre>a\nb</pre>',
    '<p>H<sub>2</sub>O m<sup>2</sup></p>',
  ),
)

test(
  'B-33b a well-formed text of the editor’s elements is kept, whatever it is',
  () => {
    fc.assert(
      fc.property(fc.array(blocks, { maxLength: 5 }), (parts) => {
        expect(isKept(parts.join('')), parts.join('')).toBe(true)
      }),
      { numRuns: 150 },
    )
  },
  PATIENT,
)

test('each element of the list is known to the editor that it names', () => {
  const sample: Record<string, string> = {
    td: '<table><tbody><tr><td>x</td></tr></tbody></table>',
    th: '<table><tbody><tr><th>x</th></tr></tbody></table>',
    li: '<ul><li>x</li></ul>',
    ul: '<ul><li>x</li></ul>',
    ol: '<ol><li>x</li></ol>',
    a: '<a href="/x">x</a>',
    img: '<img src="/media/a">',
    video: '<video src="/media/a" controls preload="metadata" playsinline></video>',
  }
  const known = (tag: string) =>
    sample[tag] ?? (tag.startsWith('t') ? sample['td']! : `<${tag}>${/^(br|hr)$/.test(tag) ? '' : `x</${tag}>`}`)
  for (const tag of EDITED_ELEMENTS) expect(isKept(known(tag)), tag).toBe(true)
  for (const tag of SHORT_ELEMENTS) expect(isKeptShort(known(tag)), tag).toBe(true)
})
