import { CopyOutlined } from '@ant-design/icons'
import { Button, Segmented } from 'antd'
import { useCallback, useState } from 'react'
import type { Content } from 'vanilla-jsoneditor'
import 'vanilla-jsoneditor/themes/jse-theme-dark.css'
import type { words } from '../../../contract/words/zh-CN/examples/json-editor.ts'
import { notify } from '../../browser/notice.ts'
import { settings } from '../../state/settings.ts'
import { useStore } from '../../state/store.ts'
import { useShade } from '../../state/use-shade.ts'
import { Example } from '../frame/example.tsx'
import type { Say } from '../../language/say.ts'
import { useWords } from '../frame/words.ts'
import './json-editor.css'
import { problemsOf } from './problems.ts'
import { Result } from './result.tsx'
import schema from './product.schema.json'
import { SAMPLE, WRONG } from './schema.ts'
import { useJsonEditor } from './use-json-editor.ts'

const LIBRARIES = [
  { name: 'vanilla-jsoneditor 3.13', licence: 'ISC', home: 'https://github.com/josdejong/svelte-jsoneditor' },
  { name: 'Zod 4.6', licence: 'MIT', home: 'https://zod.dev' },
]
const MODES = ['tree', 'text', 'table'] as const
type Mode = (typeof MODES)[number]

/** R-14t: JSON as a tree and as text, checked against a schema. */
export const Component = () => {
  const say = useWords<typeof words>('json-editor')
  const { shade } = useStore(settings)
  const isDark = useShade(shade)
  const [content, setContent] = useState<Content>({ json: SAMPLE })
  const [mode, setMode] = useState<Mode>('tree')
  const check = useCallback((json: unknown) => problemsOf(json, say), [say])
  const { place, put } = useJsonEditor({
    content,
    mode,
    label: say('editor'),
    pathLabel: say('path'),
    tools: toolsIn(say),
    change: setContent,
    changeMode: setMode,
    check,
  })
  const fill = (json: unknown) => {
    setContent({ json })
    put({ json })
  }
  const copy = () =>
    void navigator.clipboard.writeText(textOf(content)).then(() => notify({ kind: 'success', text: say('copied'), seconds: 2 }))
  return (
    <Example name="json-editor" uses={LIBRARIES}>
      <section className="kit-card">
        <div className="example-bar json-editor-bar">
          <Segmented
            aria-label={say('mode')}
            value={mode}
            options={MODES.map((value) => ({ value, label: say(value) }))}
            onChange={setMode}
          />
          <div className="example-bar">
            <Button onClick={() => fill(SAMPLE)}>{say('sample')}</Button>
            <Button onClick={() => fill(WRONG)}>{say('wrong')}</Button>
            <Button icon={<CopyOutlined />} onClick={copy}>
              {say('copy')}
            </Button>
          </div>
        </div>
        <div ref={place} className={isDark ? 'json-editor jse-theme-dark' : 'json-editor'} />
        <Result content={content} check={check} say={say} />
      </section>
      <section className="kit-card">
        <h2>{say('schema')}</h2>
        <p className="kit-quiet">{say('schemaLead')}</p>
        {/* It scrolls, so the keyboard must reach it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre className="json-editor-schema" tabIndex={0}>
          <code translate="no">{SCHEMA}</code>
        </pre>
      </section>
    </Example>
  )
}

const SCHEMA = JSON.stringify(schema, null, 2)

const TOOLS = ['expand-all', 'collapse-all', 'sort', 'transform', 'search', 'contextmenu', 'undo', 'redo', 'format', 'compact'] as const

const toolsIn = (say: Say<typeof words>) => Object.fromEntries(TOOLS.map((tool) => [tool, say(`tools.${tool}`)]))

const textOf = (content: Content): string => ('text' in content ? (content.text ?? '') : JSON.stringify(content.json, null, 2))
