import { expect, test } from 'vitest'
import { slowness } from '../../scripts/lint/linear-regexp.mjs'
import { NO_BREAK, noBreakHtml, noBreakPieces } from './line-breaks.ts'

const kept = (text: string) => noBreakPieces(text).filter((_, index) => index % 2 === 1)

test.each([
  ['2026 用户大会：3,600 条产线教会我们的事', ['2026 用', '3,600 条']],
  ['2600 万像素，每秒 42 帧', ['2600 万像素', '秒 42 帧']],
  ['畸变低于 0.02%，展位 N3-218', ['于 0.02%', '位 N3-218']],
  ['26 million pixels, 6 minutes, 4-pin', ['26 million', '6 minutes', '4-pin']],
  ['HM-1200 area-scan camera', ['HM-1200', 'area-scan']],
  ['HM-S5 与 HM-1200-M、BL-300', ['HM-S5', '与 HM-1200-M', 'BL-300']],
  ['−40 °C 到 60 °C，18 毫秒', ['−40 °C', '到 60 °C', '18 毫秒']],
  ['12–24 V DC, 22 s, 0.2 mm', ['12–24 V DC', '22 s', '0.2 mm']],
  ['HM-1200 面阵相机', ['HM-1200']],
])('%s is broken only around %j', (text, whole) => {
  expect(kept(text)).toEqual(whole)
  expect(noBreakPieces(text).join('')).toBe(text)
})

test.each(['12 November 2026', 'state-of-the-art', 'Wi-Fi', '1200 Vision', 'x3 条', '0512-0000 0000', ''])(
  '%s may be broken like any other text',
  (text) => expect(kept(text)).toEqual([]),
)

test('in HTML only texts are changed, and no code', () => {
  const html = '<p title="HM-S5">HM-S5 <code>HM-S5</code> 18 毫秒 <a href="/HM-S5">RL-90</a></p><pre>5 <b>V 5 V</b></pre>'
  expect(noBreakHtml(html)).toBe(
    '<p title="HM-S5"><span class="whole">HM-S5</span> <code>HM-S5</code> <span class="whole">18 毫秒</span> <a href="/HM-S5"><span class="whole">RL-90</span></a></p><pre>5 <b>V 5 V</b></pre>',
  )
})

test('a long text takes time in proportion to its length', () => {
  expect(slowness(NO_BREAK.source, NO_BREAK.flags)).toBeNull()
  for (const text of ['A-'.repeat(50_000), '1,'.repeat(50_000), '9'.repeat(100_000)]) expect(noBreakHtml(text)).toBe(text)
})
