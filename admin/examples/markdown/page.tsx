import { CopyOutlined, DownloadOutlined, FileOutlined, FolderOpenOutlined } from '@ant-design/icons'
import { Button, Input, Upload } from 'antd'
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import type { words } from '../../../contract/words/zh-CN/examples/markdown.ts'
import { notify } from '../../browser/notice.ts'
import { saveFile } from '../../browser/save-file.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { Outcome } from '../../shell/parts/outcome.tsx'
import { Example } from '../frame/example.tsx'
import { useWords } from '../frame/words.ts'
import './markdown.css'
import { render } from './render.ts'
import { SAMPLE } from './sample.ts'
import { apply, TOOLS } from './writing.ts'

const LIBRARIES = [
  { name: 'marked 18.2', licence: 'MIT', home: 'https://marked.js.org' },
  { name: 'DOMPurify 3.4', licence: 'MPL-2.0 / Apache-2.0', home: 'https://github.com/cure53/DOMPurify' },
]
const MOST_BYTES = 1_048_576
const MARKS = { bold: 'B', italic: 'I', heading: 'H', list: '•', quote: '❝', code: '</>', link: '↗', table: '▦' }

/** R-14s: an editor for Markdown with a safe preview. */
export const Component = () => {
  const say = useWords<typeof words>('markdown')
  const [text, setText] = useState(() => SAMPLE[currentLanguage()])
  const { html, removed } = useRendered(text)
  const box = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const copy = () => void navigator.clipboard.writeText(html).then(() => notify({ kind: 'success', text: say('copied'), seconds: 2 }))
  const open = async (file: File) => {
    if (file.size > MOST_BYTES) return notify({ kind: 'warning', text: say('tooLarge', { name: file.name }), seconds: 5 })
    setText(await file.text())
  }
  return (
    <Example name="markdown" uses={LIBRARIES}>
      <section className="kit-card">
        <div className="example-bar markdown-bar">
          <div className="example-bar" role="group" aria-label={say('tools')}>
            {TOOLS.map((tool) => (
              <Button
                key={tool.name}
                className={`markdown-tool markdown-tool-${tool.name}`}
                title={say(tool.name)}
                aria-label={say(tool.name)}
                onClick={() => setText(apply(box.current!, tool, say('placeholder')))}
              >
                {MARKS[tool.name]}
              </Button>
            ))}
          </div>
          <div className="example-bar">
            <Upload accept=".md,.markdown,.txt" showUploadList={false} beforeUpload={(file) => (void open(file), false)}>
              <Button icon={<FolderOpenOutlined />}>{say('open')}</Button>
            </Upload>
            <Button
              icon={<DownloadOutlined />}
              disabled={!text}
              onClick={() => saveFile(new Blob([text], { type: 'text/markdown' }), 'text.md')}
            >
              {say('save')}
            </Button>
            <Button icon={<CopyOutlined />} disabled={!text} onClick={copy}>
              {say('copy')}
            </Button>
            <Button disabled={!text} onClick={() => setText('')}>
              {say('clear')}
            </Button>
          </div>
        </div>
        <div className="markdown-sides">
          <div>
            <label className="markdown-label" htmlFor={id}>
              {say('text')}
            </label>
            <Input.TextArea
              ref={(made) => {
                box.current = made?.resizableTextArea?.textArea ?? null
              }}
              id={id}
              className="markdown-text"
              spellCheck={false}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <p className="kit-quiet markdown-size">{say('size', { characters: text.length, lines: text.split('\n').length })}</p>
          </div>
          <div>
            <h2 className="markdown-label">{say('preview')}</h2>
            {text.trim() === '' ? (
              <Outcome icon={<FileOutlined />} title={<h3>{say('empty')}</h3>} lead={say('emptyLead')}>
                <Button onClick={() => setText(SAMPLE[currentLanguage()])}>{say('sample')}</Button>
              </Outcome>
            ) : (
              // It scrolls, so the keyboard must reach it.
              <section
                className="markdown-preview"
                aria-label={say('preview')}
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
                tabIndex={0}
                dangerouslySetInnerHTML={{ __html: html }}
              />
            )}
            <p className="kit-quiet markdown-size" role="status">
              {removed.length > 0 && say('removed', { what: removed.join(', ') })}
            </p>
          </div>
        </div>
      </section>
    </Example>
  )
}

/** The preview may come a little later than the key. */
function useRendered(text: string) {
  const late = useDeferredValue(text)
  return useMemo(() => render(late), [late])
}
