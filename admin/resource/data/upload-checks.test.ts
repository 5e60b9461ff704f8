import { expect, test } from 'vitest'
import { fileProblem, pictureProblem } from './upload-checks.ts'

const MB = 1024 * 1024
const picture = (more: object = {}) => ({ name: 'a.png', type: 'image/png', size: 10, ...more })

test('V-02a any picture is accepted if no types are given', () => {
  expect(pictureProblem(picture({ type: 'image/bmp' }), {})).toBeNull()
  expect(pictureProblem(picture({ name: 'a.pdf', type: 'application/pdf' }), {})).toMatchObject({ words: 'pictureFormat' })
  expect(pictureProblem(picture({ type: '' }), {})).toMatchObject({ words: 'pictureFormat' })
})

test('V-02a a picture matches an allowed type by MIME type or extension; a refusal names the types', () => {
  const limits = { types: ['image/jpeg', '.png'] }
  expect(pictureProblem(picture({ name: 'A.JPEG', type: 'image/jpeg' }), limits)).toBeNull()
  expect(pictureProblem(picture({ name: 'A.PNG', type: '' }), limits)).toBeNull()
  // The browser knows no type of a file that another program hands over.
  for (const name of ['a.jpg', 'a.JPEG', 'a.jfif']) expect(pictureProblem(picture({ name, type: '' }), limits), name).toBeNull()
  expect(pictureProblem(picture({ name: 'a.jp', type: '' }), limits)).toMatchObject({ words: 'pictureFormat' })
  expect(pictureProblem(picture({ name: 'a.gif', type: 'image/gif' }), limits)).toEqual({
    words: 'pictureFormat',
    formats: ['jpeg', 'png'],
  })
})

test('K-01a V-02b a picture must be smaller than 1 MB by default', () => {
  expect(pictureProblem(picture({ size: MB - 1 }), {})).toBeNull()
  expect(pictureProblem(picture({ size: MB }), {})).toEqual({ words: 'pictureSize', megabytes: 1 })
  expect(pictureProblem(picture({ size: MB }), { fileSize: 2 })).toBeNull()
})

test('V-02d the number of pictures has a limit; 0 means none', () => {
  expect(pictureProblem(picture(), { limit: 2 }, 1)).toBeNull()
  expect(pictureProblem(picture(), { limit: 2 }, 2)).toEqual({ words: 'pictureCount', number: 2 })
  expect(pictureProblem(picture(), { limit: 0 }, 500)).toBeNull()
})

test('V-03b a file of any type is accepted below the size limit', () => {
  expect(fileProblem(picture({ name: 'a.xyz', type: '', size: 3 }), {})).toBeNull()
  expect(fileProblem(picture({ size: MB }), {})).toEqual({ words: 'fileSize', megabytes: 1 })
})

test('V-03a a file matches a given type by MIME type or extension; a refusal names the types', () => {
  const limits = { types: ['video/mp4', 'video/webm'] }
  expect(fileProblem(picture({ name: 'a.mp4', type: 'video/mp4' }), limits)).toBeNull()
  expect(fileProblem(picture({ name: 'A.WEBM', type: '' }), limits)).toBeNull()
  expect(fileProblem(picture({ name: 'a.mov', type: 'video/quicktime' }), limits)).toEqual({
    words: 'fileFormat',
    formats: ['mp4', 'webm'],
  })
})

test('V-03c the number of files has a limit; 0 means none', () => {
  const present = [picture(), picture({ name: 'b.png' })]
  expect(fileProblem(picture({ name: 'c.png' }), { limit: 3 }, present)).toBeNull()
  expect(fileProblem(picture({ name: 'c.png' }), { limit: 2 }, present)).toEqual({ words: 'fileCount', number: 2 })
  expect(fileProblem(picture({ name: 'c.png' }), { limit: 0 }, Array<File>(500).fill(picture() as File))).toBeNull()
})

test('V-03d a file of the same name and size is refused where duplicates are not allowed, and only there', () => {
  const present = [picture({ size: 10 })]
  expect(fileProblem(picture({ size: 10 }), { isOnce: true }, present)).toEqual({ words: 'duplicate' })
  expect(fileProblem(picture({ size: 11 }), { isOnce: true }, present)).toBeNull()
  expect(fileProblem(picture({ name: 'b.png', size: 10 }), { isOnce: true }, present)).toBeNull()
  expect(fileProblem(picture({ size: 10 }), {}, present)).toBeNull()
})
