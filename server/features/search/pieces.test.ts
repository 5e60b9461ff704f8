import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerpt, marked } from './pieces.ts'
import { partWith, plainText } from '../../search/plain-text.ts'
import { markedWords } from '../../search/terms.ts'

const line = (text: string, words: string[] = []) =>
  excerpt(text, words)
    .map((piece) => piece.text)
    .join('')
const hits = (text: string, question: string, all = text) =>
  marked(text, markedWords(question, all)).flatMap((piece) => (piece.hit ? [piece.text] : []))

test('P-13 what is asked for is marked as it was written, and its words only where it is not there so', () => {
  expect(hits('HM-500 与 HM-1200', 'hm-1200')).toEqual(['HM-1200'])
  expect(hits('HM-500 面阵相机', 'HM-1200', 'HM-500 面阵相机，比 HM-1200 轻')).toEqual([])
  expect(hits('HM 1200 与 HM-500', 'HM-1200')).toEqual(['HM 1200'])
  expect(hits('远心镜头', '镜头 远心')).toEqual(['远心', '镜头'])
  expect(hits('远心的镜头', '远心镜头')).toEqual(['远心', '镜头'])
})

test('P-13 signs in what is asked for are signs', () => {
  expect(hits('a.b 与 axb', 'a.b')).toEqual(['a.b'])
  for (const question of ['镜(头', '[a', 'a|b', '\\a', '$a{2}', '*', ''])
    expect(hits(`有 ${question} 的`, question).join('')).toMatch(/^\S*$/)
})

test('P-13 no excerpt ends within a word, or with what parts one from the next', () => {
  const before = '文'.repeat(136)
  expect(line(`${before} camera and more`)).toBe(`${before}…`)
  expect(line(`${before}cam, and more`)).toBe(`${before}cam…`)
  expect(line(`${before}文文文 · 下一段`)).toBe(`${before}文文文…`)
  expect(line('文'.repeat(150))).toBe(`${'文'.repeat(140)}…`)
  expect(line('x'.repeat(200))).toBe(`${'x'.repeat(140)}…`)
  expect(line('短')).toBe('短')
})

test('the words of cells and paragraphs stay apart', () => {
  const html = '<h2>比较</h2><table><tr><th>像素</th><td><p>12 <b>MP</b></p></td></tr></table><p> </p><p>完</p>'
  expect(plainText(html)).toBe('比较 像素 12 MP 完')
  expect(plainText(html, ' · ')).toBe('比较 · 像素 · 12 MP · 完')
})

// Each of these once took seconds to minutes, so a regression exceeds the test's own time limit.

const RUNS = ['，', ' ', '·', 'x', 'é', '1', '文', '\ud800', '<', '&', 'x，', '文x', '1;', '. ']

test('B-06b no text of an editor makes an excerpt slow: long runs of any characters', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...RUNS), { minLength: 1, maxLength: 3 }), fc.nat(300), (runs, before) => {
      const long = runs.map((run) => run.repeat(200_000 / run.length)).join('')
      const text = `${'文'.repeat(before)}${long}needle${long}`
      const shown = line(text, ['needle'])
      expect(shown.length).toBeLessThan(200)
      expect(shown).toContain('needle')
      expect(line(text, ['not there']).length).toBeLessThan(200)
    }),
    { numRuns: 50 },
  )
})

test('B-06b a search for a hundred words marks the first of them, wherever they stand', () => {
  const words = Array.from({ length: 100 }, (_, i) => `w${i}w`)
  const found = marked(words.join(' '), words)
    .filter(({ hit }) => hit)
    .map(({ text }) => text)
  expect(found).toEqual(words.slice(0, 20))
})

test('B-06a of a long rich text only the part around the hit is read', () => {
  const far = `${'<p class="a>b">前</p>'.repeat(10_000)}<p>这里是 Needle 的地方</p>${'<p>后</p>'.repeat(50_000)}`
  const part = partWith(far, ['needle'])
  expect(part.length).toBeLessThanOrEqual(20_000)
  expect(line(plainText(part, ' '), ['needle'])).toMatch(/^…(前 )+这里是 Needle 的地方( 后)+…$/)
  expect(partWith(far, ['nowhere'])).toBe(far.slice(0, 20_000))
  expect(partWith('<p>短</p>', ['短'])).toBe('<p>短</p>')
})
