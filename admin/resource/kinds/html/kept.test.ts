import { expect, test } from 'vitest'
import { isKept } from './kept.ts'

test('a text of elements that the editor knows opens in the editor', () => {
  expect(isKept('<h2>a</h2><p>b <strong>c</strong><a href="/x">d</a></p><ul><li>e</li></ul><img src="/media/a">')).toBe(true)
  expect(isKept('<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>')).toBe(true)
  expect(isKept('')).toBe(true)
})

test.each(['<figure><img src="/media/a"></figure>', '<p>H<sub>2</sub>O</p>'])(
  '%s would lose an element in the editor and opens as source',
  (html) => {
    expect(isKept(html)).toBe(false)
  },
)
