import { expect, test } from 'vitest'
import { formIdsIn, textParts } from './text-parts.ts'

const marker = (id: number) => `<p data-form="${id}"><a href="/_formdetail?id=${id}">询价</a></p>`
const all = () => true

test('B-118b a text is divided at the forms in it, and a text without forms is one part', () => {
  expect(textParts(`<p>a</p>${marker(7)}<p>b<br>c</p>`, all)).toEqual([{ html: '<p>a</p>' }, { form: 7 }, { html: '<p>b<br>c</p>' }])
  expect(textParts(`${marker(7)}${marker(8)}`, all)).toEqual([{ form: 7 }, { form: 8 }])
  expect(textParts('<p>a</p>', all)).toEqual([{ html: '<p>a</p>' }])
  expect(textParts('a &lt; b', all)).toEqual([{ html: 'a &lt; b' }])
  expect(textParts('', all)).toEqual([])
})

test('B-118b a form within a list or a cell stays a link, so that no element is torn', () => {
  const nested = `<ul><li><img src="/media/a">${marker(7)}</li></ul>`
  expect(textParts(nested, all)).toEqual([{ html: nested }])
  expect(textParts(`${nested}${marker(7)}`, all)).toEqual([{ html: nested }, { form: 7 }])
  expect(textParts(`${marker(7)}<p>a</p>${marker(7)}`, all)).toEqual([{ form: 7 }, { html: `<p>a</p>${marker(7)}` }])
})

test('B-118b of a form that is not there nothing remains, wherever it stands', () => {
  expect(textParts(`<p>a</p>${marker(7)}<blockquote>b${marker(8)}</blockquote>`, (id) => id === 9)).toEqual([
    { html: '<p>a</p>' },
    { html: '<blockquote>b</blockquote>' },
  ])
})

test('B-118b each form is read once, and no more than five', () => {
  expect(formIdsIn(`${marker(7)}${marker(7)}<p>data-form="3"</p>`)).toEqual([7])
  expect(formIdsIn([1, 2, 3, 4, 5, 6].map(marker).join(''))).toEqual([1, 2, 3, 4, 5])
})
