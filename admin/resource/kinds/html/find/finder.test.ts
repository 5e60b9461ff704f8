// @vitest-environment jsdom
import { getSchema } from '@tiptap/core'
import { DOMParser as SchemaParser, DOMSerializer } from '@tiptap/pm/model'
import { EditorState, type Command } from '@tiptap/pm/state'
import { history, undo } from '@tiptap/pm/history'
import { search } from 'prosemirror-search'
import { expect, test } from 'vitest'
import { fullExtensions } from '../extensions.ts'
import { find, findNext, findPrev, placesIn, replaceAll, replaceNext, type Wanted } from './finder.ts'

const schema = getSchema(fullExtensions)

/** A text in which commands run one after the other. */
function opened(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  let state = EditorState.create({ doc: SchemaParser.fromSchema(schema).parse(body), plugins: [search(), history()] })
  const run = (command: Command) => command(state, (tr) => (state = state.apply(tr)))
  const look = (wanted: Partial<Wanted>) => run(find({ search: '', replace: '', isCaseSensitive: false, ...wanted }))
  const html_ = () => {
    const target = document.createElement('div')
    DOMSerializer.fromSchema(schema).serializeFragment(state.doc.content, { document }, target)
    return target.innerHTML
  }
  return { run, look, places: () => placesIn(state), html: html_ }
}

test('B-121e finds each place, goes round in both directions, and minds the case on demand', () => {
  const text = opened('<p>Lens</p><ul><li><p>a lens and a <strong>LE</strong>NS</p></li></ul>')
  text.look({ search: 'lens' })
  expect(text.places()).toEqual({ number: 3, at: 1 })
  text.run(findNext)
  text.run(findNext)
  expect(text.places()).toEqual({ number: 3, at: 3 })
  text.run(findNext)
  expect(text.places().at).toBe(1)
  text.run(findPrev)
  expect(text.places().at).toBe(3)
  text.look({ search: 'lens', isCaseSensitive: true })
  expect(text.places()).toEqual({ number: 1, at: 1 })
  text.look({ search: 'tube' })
  expect(text.places()).toEqual({ number: 0, at: 0 })
  text.look({})
  expect(text.places().number).toBe(0)
})

test('B-121e replaces one place or all, keeps the marks around them, and undo takes all back at once', () => {
  const before = '<p>旧 <strong>旧型号</strong></p><p>旧</p>'
  const text = opened(before)
  text.look({ search: '旧', replace: '新' })
  text.run(replaceNext)
  expect(text.html()).toBe('<p>新 <strong>旧型号</strong></p><p>旧</p>')
  expect(text.places()).toEqual({ number: 2, at: 1 })
  text.run(replaceAll)
  expect(text.html()).toBe('<p>新 <strong>新型号</strong></p><p>新</p>')
  text.run(undo)
  text.run(undo)
  expect(text.html()).toBe(before)
})

test('B-121e signs stand for themselves in both texts, and an empty new text removes', () => {
  const text = opened('<p>1.5 (a+b) \\n $1</p>')
  text.look({ search: '.', replace: '$& $1 $$' })
  expect(text.places().number).toBe(1)
  text.run(replaceAll)
  expect(text.html()).toBe('<p>1$&amp; $1 $$5 (a+b) \\n $1</p>')
  text.look({ search: '(a+b) \\n', replace: '' })
  text.run(replaceAll)
  expect(text.html()).toBe('<p>1$&amp; $1 $$5  $1</p>')
})
