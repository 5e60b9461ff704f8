import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uploads } from '../../../contract/features/uploads.ts'
import { pageData } from '../../browser/page-data.ts'
import { sendPicture, sendUpload } from './upload.ts'

const view = { url: '/media/ab', name: 'a.png', size: 1, type: 'image/png', width: 30, height: 20 }
let sent: { path: string; field: string }[] = []

/** Answers each upload with this body. */
function answering(response: unknown, status = 200) {
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      path = ''
      upload = {}
      status = status
      response = response
      onload = () => {}
      setRequestHeader() {}
      open(_: string, path: string) {
        this.path = path
      }
      send(form: FormData) {
        sent.push({ path: this.path, field: [...form.keys()].join() })
        this.onload()
      }
    },
  )
}
const file = new File(['a'], 'a.png', { type: 'image/png' })
const sending = { progress: () => {} }

beforeEach(() => {
  sent = []
})
afterEach(() => {
  vi.unstubAllGlobals()
  pageData.editorUpload = null
})

test('C-40a C-40b a file goes to the address and in the field that are named, and result[0] of the reply is read', async () => {
  answering({ result: [view], files: { file: '/media/other' } })
  expect(await sendUpload({ path: '/up', timeout: 1 }, file, { ...sending, field: 'attachment' })).toEqual(view)
  expect(sent).toEqual([{ path: '/up', field: 'attachment' }])
})

test('C-40c B-121h a picture of the editor goes to the address of the settings, and files.file of the reply is read', async () => {
  answering({ files: { file: '/media/cd' }, result: [view] })
  expect(await sendPicture(file, sending)).toEqual({ src: '/media/cd', width: 30, height: 20 })
  pageData.editorUpload = 'https://files.example.com/pictures'
  answering({ files: { file: '/media/cd' } })
  expect(await sendPicture(file, sending)).toEqual({ src: '/media/cd', width: undefined, height: undefined })
  expect(sent.map(({ path }) => path)).toEqual([uploads.picture.path, 'https://files.example.com/pictures'])
})

test.each([
  null,
  {},
  { result: [] },
  { result: [null], files: {} },
  { files: { file: 'https://other.example/a.png' }, result: [] },
  { result: [view], files: { file: '/media/ab' }, error: { message: '' } },
])('X-02 a reply without the expected part is a failure without a reason: %j', async (body) => {
  answering(body)
  await expect(sendUpload({ path: '/up', timeout: 1 }, file, sending)).rejects.toThrow(/^$/)
  await expect(sendPicture(file, sending)).rejects.toThrow(/^$/)
})
