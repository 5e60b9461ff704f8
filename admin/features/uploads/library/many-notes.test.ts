import { expect, test } from 'vitest'
import type { LibraryFile } from '../../../../contract/features/upload-library.ts'
import { changeOf, labelsIn } from './many-notes.ts'
import { inTheWay } from './used-files.ts'

const file = (id: string, values: Partial<LibraryFile> = {}) =>
  ({ id, useCount: 0, tags: [], albums: [], ...values }) as unknown as LibraryFile

test('B-116c the licence of several files changes only where it was asked for, and empty clears it', () => {
  const none = { tags: [], albums: [] }
  expect(changeOf({ addTags: ['a'], licence: 'x', licenceEnd: '2030-01-01' })).toEqual({ add: { tags: ['a'], albums: [] }, remove: none })
  expect(changeOf({ hasLicence: true })).toEqual({ add: none, remove: none, licence: null, licenceEnd: null })
  expect(changeOf({ hasLicence: true, licence: 'CC', licenceEnd: '2030-01-01' })).toMatchObject({ licence: 'CC', licenceEnd: '2030-01-01' })
})

test('B-116c what may be taken away is what one of the files has, each once', () => {
  expect(labelsIn([file('1', { tags: ['b', 'a'] }), file('2', { tags: ['a'] })], 'tags')).toEqual(['a', 'b'])
})

test('B-116c the places of used files are asked for; what is not used and what is not told stand in no way', async () => {
  const uses = { totalCount: 1, items: [], others: [{ resource: 'news', count: 1 }] }
  const asked: string[] = []
  const found = await inTheWay(
    [file('1'), file('2', { useCount: 1 }), file('3', { useCount: 1 }), file('4', { useCount: 2 })],
    async (id) => {
      asked.push(id)
      if (id === '3') throw new Error('gone')
      return id === '2' ? uses : { totalCount: 0, items: [], others: [] }
    },
  )
  expect(asked).toEqual(['2', '3', '4'])
  expect(found).toEqual([{ file: expect.objectContaining({ id: '2' }), uses }])
})
