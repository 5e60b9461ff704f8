import { expect, test } from 'vitest'
import { answeredIn, answeredPath, textPageAt, textSearch } from './text-pages.ts'

test.each([
  ['/_newsdetail/new-camera', { path: '/_newsdetail/new-camera', search: '' }],
  ['/_newsdetail?id=3', { path: '/_newsdetail', search: '?id=3' }],
  ['/_articledetail?id=3&preview=x#y', { path: '/_articledetail', search: '?id=3' }],
  ['/_businessdetail', { path: '/_businessdetail', search: '' }],
  ['/_productdetail?id=x', { path: '/_productdetail', search: '' }],
])('B-118b a form may lead back to %s', (address, page) => expect(textPageAt(address)).toEqual(page))

test.each([
  '/_contact',
  '/_formdetail/x',
  '//evil.example',
  'https://evil.example/_newsdetail/x',
  '/dashboard',
  '',
  '/_newsdetail/../x',
  'javascript:1',
])('B-118b a form leads back to no other address such as %j', (address) => expect(textPageAt(address)).toBeNull())

test('B-118b the address of a text names the answer that was sent from it, and nothing else', () => {
  expect(answeredPath('/_newsdetail?id=3', { form: 7, number: 12 })).toBe('/_newsdetail?id=3&answered=7-12#form-7')
  expect(answeredPath('/_newsdetail/x', { form: 7, number: 12 })).toBe('/_newsdetail/x?answered=7-12#form-7')
  expect(textSearch(new URLSearchParams('id=3&answered=7-12&utm=x'), {})).toBe('?id=3&answered=7-12')
  expect(textSearch(new URLSearchParams('id=3&answered=7-12'), { slug: 'x' })).toBe('?answered=7-12')
  for (const wrong of ['7', '7-', '-7', '7-0', '0-7', '7-12-3', 'x-y', `1-${'9'.repeat(30)}`])
    expect(answeredIn(new URLSearchParams({ answered: wrong }))).toBeNull()
})
