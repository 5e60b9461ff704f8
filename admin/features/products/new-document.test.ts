import { expect, test } from 'vitest'
import { productDocuments } from '../../../contract/resources/product-documents.ts'
import { newDocument } from './new-document.ts'

const FILE = '/media/abcdefgh12345678'

test.each([
  ['HM-1200_datasheet_V1.2.pdf', { kind: 'datasheet', title: 'HM-1200 datasheet V1.2', version: 'V1.2' }],
  ['HM-1200 使用手册.pdf', { kind: 'manual', title: 'HM-1200 使用手册' }],
  ['housing.STEP', { kind: 'drawing', title: 'housing' }],
  ['readme', { kind: 'other', title: 'readme' }],
  ['IPv6 notes.pdf', { kind: 'other', title: 'IPv6 notes' }],
  ['.pdf', { kind: 'other', title: '.pdf' }],
])('B-122a the entry of %s is filled in by its name', (name, expected) => {
  const made = newDocument(name, FILE)
  expect(made).toEqual({ ...expected, file: FILE })
  expect(productDocuments.safeParse([made]).success).toBe(true)
})

test('B-122a a document names an upload and nothing else, and its kind and language are known ones', () => {
  const fits = (more: object) => productDocuments.safeParse([{ kind: 'manual', title: '手册', file: FILE, ...more }]).success
  expect(fits({ language: 'en', version: 'V2' })).toBe(true)
  expect(fits({ language: null, version: null, titleEn: null })).toBe(true)
  for (const wrong of [
    { file: 'https://elsewhere.example/a.pdf' },
    { file: 'javascript:alert(1)' },
    { kind: 'virus' },
    { title: ' ' },
    { language: 'xx' },
    { more: 1 },
  ])
    expect(fits(wrong)).toBe(false)
})
