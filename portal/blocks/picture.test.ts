import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { elements, page } from '../testing/render.ts'
import { banner, BIG, SMALL } from '../testing/sample.ts'

const hero = async (bigImage: string, smallImage: string) => {
  const { pictures } = banner(1)
  const known = { [bigImage]: pictures[BIG]!, [smallImage]: pictures[SMALL]! }
  const { html } = await page('/home', {
    answers: { carousel: () => ({ totalCount: 1, items: [banner(1, { bigImage, smallImage, pictures: known })] }) },
  })
  return elements(html, 'img', 'max').find((tag) => tag.includes('/media/big'))!
}

test('P-08 a cropped banner keeps the chosen point visible, on narrow screens that of its small picture', async () => {
  const tag = await hero(`${BIG}#focus=30,45`, `${SMALL}#focus=5,90`)
  expect(tag).toContain('--focus:30% 45%')
  expect(tag).toContain('--narrow-focus:5% 90%')
  // The point is for the layout only: the addresses of files do not contain it.
  expect(tag).toContain(`${BIG}/640.jpg 640w`)
  expect(tag).not.toContain('#focus=')
})

test('P-08 a banner without a chosen point sets none', async () => {
  const tag = await hero(BIG, `${SMALL}#focus=5,90`)
  expect(tag).not.toContain('--focus')
  expect(tag).toContain('--narrow-focus:5% 90%')
})

test('B-117c a picture without a point of its place keeps the noted one visible; B-117b its sizes are those of its present content', async () => {
  const info = { ...banner(1).pictures[BIG]!, focus: { x: 7, y: 8 }, file: '/media/another' }
  const drawn = async (bigImage: string) => {
    const one = banner(1, { bigImage, smallImage: null, pictures: { [bigImage]: info } })
    const { html } = await page('/home', { answers: { carousel: () => ({ totalCount: 1, items: [one] }) } })
    return elements(html, 'img', 'max').find((tag) => tag.includes('--narrow-focus'))!
  }
  const tag = await drawn(BIG)
  expect(tag).toContain('--focus:7% 8%;--narrow-focus:7% 8%')
  expect([tag.includes('/media/another/640.jpg 640w'), tag.includes(`${BIG}/`)]).toEqual([true, false])
  expect(await drawn(`${BIG}#focus=30,45`)).toContain('--focus:30% 45%')
})

test('each style sheet rule that crops a picture keeps its chosen point visible', () => {
  const folder = new URL('../styles/', import.meta.url)
  const cuts = readdirSync(folder).flatMap((name) => readFileSync(new URL(name, folder), 'utf8').match(/object-fit: cover;[^}]*/g) ?? [])
  expect(cuts.length).toBeGreaterThan(10)
  expect(cuts.filter((rule) => !/object-position: var\(--focus/.test(rule))).toEqual([])
})
