// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { fullExtensions, shortExtensions } from './extensions.ts'
import { storedHtml } from './stored-html.ts'

/** Types a text sign by sign, as the keyboard does. */
function typed(keys: string, extensions = fullExtensions): string {
  const editor = new Editor({ element: document.createElement('div'), extensions, content: '' })
  for (const key of keys) {
    const { view } = editor
    const { from, to } = view.state.selection
    if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, key, () => view.state.tr.insertText(key, from, to))))
      view.dispatch(view.state.tr.insertText(key, from, to))
  }
  const html = storedHtml(editor.getHTML())
  editor.destroy()
  return html
}

test.each([
  ['# a', '<h2>a</h2>'],
  ['## a', '<h2>a</h2>'],
  ['### a', '<h3>a</h3>'],
  ['#### a', '<h4>a</h4>'],
  ['- a', '<ul><li><p>a</p></li></ul>'],
  ['* a', '<ul><li><p>a</p></li></ul>'],
  ['3. a', '<ol start="3"><li><p>a</p></li></ol>'],
  ['> a', '<blockquote><p>a</p></blockquote>'],
  ['``` a', '<pre><code>a</code></pre>'],
  ['---', '<hr>'],
  ['**a** b', '<p><strong>a</strong> b</p>'],
  ['*a* b', '<p><em>a</em> b</p>'],
  ['~~a~~ b', '<p><s>a</s> b</p>'],
  ['`a` b', '<p><code>a</code> b</p>'],
  ['5 * 3 - 2 > 1 # a', '<p>5 * 3 - 2 &gt; 1 # a</p>'],
] as const)('B-121g %s becomes %s while it is typed', (keys, html) => {
  expect(typed(keys)).toBe(html)
})

test('B-121g a text of words and links takes the marks and none of the blocks', () => {
  expect(typed('# **a** `b`', shortExtensions)).toBe('<p># <strong>a</strong> `b`</p>')
})
