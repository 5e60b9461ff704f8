// @vitest-environment jsdom
import type { EditorView } from '@tiptap/pm/view'
import { expect, test, vi } from 'vitest'
import { take, type Hands } from './take.ts'

function paste(html: string, isShort: boolean) {
  const pasteHTML = vi.fn<(html: string) => boolean>()
  const ask = vi.fn<Hands['ask']>(async () => true)
  const begin = vi.fn<Hands['begin']>()
  const data = { files: [], getData: (type: string) => (type === 'text/html' ? html : '') }
  const view = { state: { selection: { $from: { parent: { type: { spec: {} } } } } }, focus: () => undefined, pasteHTML }
  take(data as unknown as DataTransfer, view as unknown as EditorView, { add: () => undefined, begin, ask, isShort })
  return { pasteHTML, ask, begin }
}

const PICTURE = `<img src="data:image/png;base64,${btoa('x')}" alt="a > b">`

test('B-33g a short text takes no picture, whatever its words are, and says so', async () => {
  const { pasteHTML, ask, begin } = paste(`<p>one ${PICTURE} two</p>`, true)
  expect(ask.mock.lastCall?.[0]).toMatchObject({ unfit: 1 })
  await vi.waitFor(() => expect(pasteHTML).toHaveBeenCalledWith('<p>one  two</p>'))
  expect(begin).not.toHaveBeenCalled()
})

test('B-33g the editor of a page takes the same picture', () => {
  const { pasteHTML, ask, begin } = paste(`<p>one ${PICTURE} two</p>`, false)
  expect(ask).not.toHaveBeenCalled()
  expect(pasteHTML.mock.lastCall?.[0]).toContain('<img')
  expect(begin).toHaveBeenCalledOnce()
})
