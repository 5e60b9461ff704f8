// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { EditorView } from '@tiptap/pm/view'
import { expect, test, vi } from 'vitest'
import { take, type Hands } from './take.ts'

function paste(html: string, isShort: boolean) {
  const pasteHTML = vi.fn<(html: string) => boolean>()
  const ask = vi.fn<Hands['ask']>(async () => true)
  const begin = vi.fn<Hands['begin']>()
  const data = { files: [], getData: (type: string) => (type === 'text/html' ? html : '') }
  const view = { state: { selection: { $from: { parent: { type: { spec: {} } } } } }, focus: () => undefined, pasteHTML }
  const say = vi.fn<Hands['say']>()
  take(data as unknown as DataTransfer, view as unknown as EditorView, { add: () => undefined, begin, ask, say, isShort })
  return { pasteHTML, ask, begin, say }
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

test('B-105g looks that are not kept are named after the words are there, and a plain text says nothing', () => {
  const styled = paste(readFileSync(path.join(import.meta.dirname, 'corpus', 'web-styles-zh.html'), 'utf8'), false)
  expect(styled.pasteHTML.mock.lastCall?.[0]).toContain('居中的红色大字')
  expect(styled.say.mock.calls).toEqual([[['align', 'colour', 'ground', 'indent']]])
  expect(styled.ask).not.toHaveBeenCalled()
  const usual =
    '<h2 style="color: rgb(34, 34, 34); text-align: left">a</h2><p style="text-indent: 0cm">b <a href="https://x" style="color: blue">c</a></p>'
  expect(paste(usual, false).say).not.toHaveBeenCalled()
})
