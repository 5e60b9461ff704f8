import { describe, expect, test } from 'vitest'
import { codesAs, joinedCodes, spellingsIn, withSigns, writtenAs } from './spellings.ts'
import { askedTerms, markedWords, termsOf } from './terms.ts'

/** True if the index of the text has a term for each word of the question. */
function finds(question: string, text: string) {
  const terms = termsOf(text)
  return askedTerms(question).every(({ term, isPrefix }) => terms.some((one) => (isPrefix ? one.startsWith(term) : one === term)))
}

const SPELLINGS = ['HM-1200', 'HM 1200', 'HM1200', 'hm1200', 'hm-1200', 'hm 1200', 'ＨＭ１２００']

describe('The spellings of a code', () => {
  test.each(['HM-1200', 'HM 1200', 'HM1200'])('B-91a a text with %s is found by each way of writing it', (text) => {
    expect(SPELLINGS.filter((question) => !finds(question, `新的 ${text} 相机`))).toEqual([])
  })

  test.each([
    ['HM-1200-M', ['hm1200m', 'HM1200-M', 'hm-1200m', 'HM 1200 M', '1200m']],
    ['RL-90', ['rl90', 'RL 90']],
    ['3.45 µm', ['3.45μm', '3.45 µm']],
    ['长 25 毫米，像元 3.45 微米', ['25mm', '25 mm', '3.45μm']],
    ['IP67', ['ip67', 'ip 67', 'IP-67']],
  ])('B-91a %s is found as %o', (text, questions) => {
    expect(questions.filter((question) => !finds(question, text))).toEqual([])
  })

  test('B-91a no other code is found, and words without digits are not joined', () => {
    for (const question of ['hm1201', 'h1200', 'hm12000', 'hm1200m']) expect(finds(question, 'HM-1200')).toBe(false)
    expect(spellingsIn('state of the art, and/or, in 2026, 2026-11-25, 10:00, 1, 2, 3')).toEqual([])
  })

  test.each([
    ['1200 万像素', '12MP'],
    ['500万像素', '5mp'],
    ['a 26-megapixel camera', '26 MP'],
    ['26 megapixels', '26mp'],
    ['12 MP', '12mp'],
  ])('B-91b %s is found as %s', (text, question) => expect(finds(question, text)).toBe(true))

  test.each(['1200万相机', '1200 万像素相机'])('B-91b %s is found as 12MP', (text) => expect(finds('12mp', text)).toBe(true))

  test('B-91g hyphened words are found in one, and only these', () => {
    expect(finds('linescan', 'a line-scan camera')).toBe(true)
    expect(finds('stpro', 'ST-PRO')).toBe(true)
    for (const text of ['line scan', 'line/scan', 'line, scan', '10-20']) expect([text, spellingsIn(text)]).toEqual([text, []])
  })

  test.each([
    ['HM-1200 镜头', 'hm1200 镜头'],
    ['hm 1200 vc 4', 'hm1200 vc4'],
    ['HM-1200 VC-4', 'hm1200 vc4'],
    ['TC 110 CX', 'tc110 cx'],
    ['vc-4-2t', 'vc42t'],
    ['3.45 µm', '345μm'],
    ['1200万像素', ' 12mp '],
    ['500万相机', ' 5mp 相机'],
    ['26 megapixels', ' 26mp '],
    ['25毫米', '25mm '],
    ['vision show 2024', 'vision show 2024'],
    ['2026-11-25', '2026-11-25'],
    ['line-scan', 'line-scan'],
    ['130万像素', '130万像素'],
    ['', ''],
  ])('B-91g %s is asked with each code in one word', (question, joined) => expect(joinedCodes(question)).toBe(joined))

  test('B-91g signs that keyboards lack are read into a question', () => {
    expect(withSigns('4096x3000')).toBe('4096×3000')
    expect(withSigns('4096 X 3000')).toBe('4096×3000')
    expect(withSigns('3.45um 2.5 um 5us')).toBe('3.45μm 2.5 μm 5μs')
    for (const question of ['x1', 'aluminium', 'um', 'box 4']) expect(withSigns(question)).toBe(question)
    expect(markedWords('4096x3000', '4096×3000 像素')).toContain('4096×3000')
  })

  test('B-91b other numbers are no megapixels', () => {
    expect(finds('5mp', '500 像素')).toBe(false)
    expect(finds('2mp', '1.2 megapixels')).toBe(false)
    expect(finds('12mp', '1250 万像素')).toBe(false)
  })

  test('B-91a a long row of codes adds a bounded number of terms', () => {
    const row = Array.from({ length: 100 }, (_, index) => `a${index}`).join('-')
    expect(new Set(spellingsIn(row)).size).toBeLessThan(100 * 10)
  })

  test('B-91a a question that is one code names the rows with that code in either spelling', () => {
    expect(codesAs('hm1200m')).toEqual(['hm1200m', 'hm1200-m', 'hm-1200m', 'hm-1200-m'])
    expect(codesAs('HM 1200')).toContain('hm-1200')
    for (const question of ['相机', 'camera', '2026', '1-2-3', 'a1'.repeat(20), '']) expect(codesAs(question)).toEqual([])
  })

  test('B-91c the code is marked as the text writes it', () => {
    expect(markedWords('hm1200', 'The HM-1200 camera')).toEqual(['hm-1200'])
    expect(markedWords('HM-1200 相机', 'HM1200 相机')).toEqual(['hm1200', '相机'])
    expect(markedWords('hm1200', 'hm1200')).toEqual(['hm1200'])
    expect(writtenAs('(a+)+$')).toBe(null)
  })
})
