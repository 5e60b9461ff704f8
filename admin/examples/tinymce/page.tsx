import { CopyOutlined, FileOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { resource } from '../../../contract/declaration.ts'
import { html, text } from '../../../contract/fields.ts'
import type { words } from '../../../contract/words/zh-CN/examples/tinymce.ts'
import { notify } from '../../browser/notice.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { ContentValue } from '../../resource/kinds/content-view.tsx'
import { HtmlControl } from '../../resource/kinds/html/control.tsx'
import '../../resource/styles/editor.css'
import '../../resource/styles/editor-text.css'
import '../../resource/styles/reading.css'
import { Outcome } from '../../shell/parts/outcome.tsx'
import { Example } from '../frame/example.tsx'
import { useWords } from '../frame/words.ts'
import { SAMPLE } from './sample.ts'
import './tinymce.css'

const LIBRARIES = [
  { name: 'Tiptap 3.34', licence: 'MIT', home: 'https://tiptap.dev' },
  { name: 'ProseMirror', licence: 'MIT', home: 'https://prosemirror.net' },
]

/** The declaration of a resource is all that a form needs to show the editor. */
const leaflet = resource({
  name: 'sampleLeaflet',
  service: 'SampleLeaflet',
  title: ['示例文章', 'Sample leaflets'],
  display: 'title',
  columns: ['title'],
  fields: { title: text(), body: html() },
  labels: { title: ['标题', 'Title'], body: ['正文', 'Text'] },
})
const FIELD = leaflet.fields.body

/** R-14r: the rich-text editor with all its tools. */
export const Component = () => {
  const say = useWords<typeof words>('tinymce')
  const [written, setWritten] = useState<string>(() => SAMPLE[currentLanguage()])
  const copy = () => void navigator.clipboard.writeText(written).then(() => notify({ kind: 'success', text: say('copied'), seconds: 2 }))
  return (
    <Example name="tinymce" uses={LIBRARIES}>
      <Alert className="tinymce-why" type="info" showIcon title={say('whyTitle')} description={say('why')} />
      <section className="kit-card">
        <label className="tinymce-label" htmlFor="tinymce-editor">
          {say('editor')}
        </label>
        <HtmlControl
          id="tinymce-editor"
          field={FIELD}
          name="body"
          resource={leaflet}
          item={null}
          value={written}
          onChange={(next) => setWritten(typeof next === 'string' ? next : '')}
        />
      </section>
      <section className="kit-card">
        <div className="tinymce-stored-head">
          <h2>{say('stored')}</h2>
          <span className="kit-quiet">{say('count', { characters: written.length })}</span>
          <Button icon={<CopyOutlined />} disabled={!written} onClick={copy}>
            {say('copy')}
          </Button>
        </div>
        <p className="kit-quiet">{say('storedLead')}</p>
        {written ? (
          // It scrolls, so the keyboard must reach it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <pre className="tinymce-stored" tabIndex={0}>
            <code translate="no">{written}</code>
          </pre>
        ) : (
          <Outcome icon={<FileOutlined />} title={<h3>{say('nothing')}</h3>} lead={say('nothingLead')} />
        )}
      </section>
      {written && (
        <section className="kit-card tinymce-shown">
          <h2>{say('shown')}</h2>
          <ContentValue resource={leaflet} name="body" field={FIELD} value={written} />
        </section>
      )}
    </Example>
  )
}
