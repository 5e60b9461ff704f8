import { describe, expect, test } from 'vitest'
import { excerpt, marked } from '../features/search/pieces.ts'
import { plainText } from './plain-text.ts'
import { askedTerms, markedWords, termsOf } from './terms.ts'

const asked = (question: string) => askedTerms(question).map(({ term, isPrefix }) => (isPrefix ? `${term}*` : term))

describe('P-13 the words of a search', () => {
  test('are pairs of characters in Chinese, and the last one alone', () => {
    expect(termsOf('机器视觉')).toEqual(['机器', '器视', '视觉', '觉'])
    expect(asked('视觉')).toEqual(['视觉'])
    expect(asked('机器视觉')).toEqual(['机器', '器视', '视觉'])
  })

  test('are whole words in other scripts, found by their beginning, whatever the case and width', () => {
    expect(termsOf('HM-1200 Camera，相机')).toEqual(['hm', '1200', 'camera', '相机', '机', 'hm1200'])
    expect(asked('ＨＭ-12')).toEqual(['hm*', '12*'])
  })

  test('B-91g are found in plural and singular, and marked as the text writes them', () => {
    expect(termsOf('Lenses')).toEqual(['lenses', 'lens'])
    expect(asked('lenses')).toEqual(['lens*'])
    expect(markedWords('cameras', 'a camera')).toEqual(['cameras', 'camera'])
  })

  test('B-91g a number with its Chinese unit is whole', () => {
    expect(asked('25毫米')).toEqual(['25', '毫米'])
    expect(asked('hm12相机')).toEqual(['hm12*', '相机'])
  })

  test('hold nothing that could break out of a query', () => {
    expect(asked(`"' OR 1=1) -- *:&|!<>\\`)).toEqual(['or*', '1*'])
    expect(asked('😀 %_ ()')).toEqual([])
  })

  test('are no more than twenty, none longer than forty letters', () => {
    const long = asked(Array.from({ length: 50 }, (_, index) => `word${index}`).join(' ') + 'x'.repeat(100))
    expect(long).toHaveLength(20)
    expect(asked('x'.repeat(100))[0]).toHaveLength(41)
  })
})

describe('P-13 what was found', () => {
  const hits = (text: string, question: string) =>
    marked(text, markedWords(question, text))
      .filter(({ hit }) => hit)
      .map((piece) => piece.text)

  test('is marked, and nothing else', () => {
    expect(hits('机器视觉与视觉检测', '视觉')).toEqual(['视觉', '视觉'])
    expect(hits('Telecentric Lenses', 'lens')).toEqual(['Lens'])
    expect(hits('什么都没有', '视觉')).toEqual([])
    expect(marked('a.c abc', markedWords('a.c', 'a.c abc'))).toEqual([
      { text: 'a.c', hit: true },
      { text: ' abc', hit: false },
    ])
  })

  test('stands in the words around it', () => {
    const text = `${'前'.repeat(200)}视觉${'后'.repeat(400)}`
    const shown = excerpt(text, ['视觉'])
      .map((piece) => piece.text)
      .join('')
    expect(shown).toMatch(/^…前+视觉后+…$/)
    expect(shown.length).toBeLessThan(200)
  })

  test('comes from the words of rich text, not from its marks', () => {
    expect(plainText('<h2>标题</h2><p>A &amp; <strong>B</strong>&lt;b&gt;</p><script>x</script>')).toContain('A & B<b>')
    expect(plainText('<p>一</p><p>二</p>')).toBe('一 二')
  })
})
