import { ConfigProvider } from 'antd'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DEFAULT_LANGUAGE } from '../../../../contract/languages.ts'
import { part } from '../../../browser/part.ts'
import { withWords } from '../../../language/i18n.ts'
import { Late } from '../../../shell/parts/bounds.tsx'
import type { ControlProps } from '../props/control.ts'
import { insertPictures } from './coming-pictures.ts'
import { EditorPlace } from './editor-place.tsx'
import { EditorToolbar } from './editor-toolbar.tsx'
import { EditorUploads } from './editor-uploads.tsx'
import type { Engine } from './load-engine.ts'
import { SourceView } from './source-view.tsx'
import { useLabel } from './use-label.ts'
import { useRichEditor } from './use-rich-editor.ts'

const PictureDialog = part(async () => ({
  default: (await withWords('system', import('./picture-dialog/picture-dialog.tsx'))).PictureDialog,
}))

/** The HTML of an empty editor. */
const EMPTY = '<p></p>'

/**
 * Rich text. A text with elements that the editor cannot show, such as captions, is edited as HTML instead, so that nothing is lost. A short text that
 * already holds more than words and links has all tools.
 */
function RichTextEditor({ engine, id, value, onChange, onBlur, placeholder, field, lang }: ControlProps & { engine: Engine }) {
  const { t } = useTranslation()
  const { isKept, isKeptShort } = engine
  const { componentDisabled: isDisabled } = ConfigProvider.useConfig()
  const html = typeof value === 'string' ? value : ''
  const box = useRef<HTMLDivElement>(null)
  const [isShort] = useState(() => field.short === true && isKeptShort(html))
  const keeps = isShort ? isKeptShort : isKept
  const [isSource, setSource] = useState(() => !keeps(html))
  const [isPicking, setPicking] = useState(false)
  const stopPicking = () => setPicking(false)
  // Tells a new value from outside apart from the editor's own change coming back.
  const written = useRef(html)
  const emit = (next: string) => {
    written.current = next === EMPTY ? '' : next
    onChange?.(written.current || null)
  }
  const { editor, uploads } = useRichEditor({ engine, id, html, isShort, isDisabled, emit, left: onBlur })
  const canLeaveSource = useMemo(() => !isSource || keeps(html), [isSource, keeps, html])
  useLabel(box, editor)

  useEffect(() => {
    if (html === written.current) return
    written.current = html
    editor?.commands.setContent(html, { emitUpdate: false })
    setSource(!keeps(html))
  }, [editor, html, keeps])
  useEffect(() => editor?.setEditable(!isDisabled, false), [editor, isDisabled])

  function toggleSource() {
    if (isSource) editor?.commands.setContent(html, { emitUpdate: false })
    setSource(!isSource)
  }
  return (
    <div ref={box} className="kit-editor" data-short={field.short || undefined} data-disabled={isDisabled || undefined}>
      {editor && <EditorToolbar {...{ editor, isShort, isSource, toggleSource, canLeaveSource, pickPictures: () => setPicking(true) }} />}
      <Late close={stopPicking}>
        {isPicking && editor && (
          <PictureDialog language={lang ?? DEFAULT_LANGUAGE} insert={(pictures) => insertPictures(editor, pictures)} close={stopPicking} />
        )}
      </Late>
      <EditorUploads {...uploads} />
      {isSource ? (
        <SourceView html={html} isKept={canLeaveSource} change={emit} />
      ) : (
        <div className="kit-editor-body">
          {!html && <span className="kit-editor-hint">{placeholder ?? t('admin.editor.placeholder')}</span>}
          <EditorPlace editor={editor} lang={lang} />
        </div>
      )}
    </div>
  )
}

/** The rich-text editor that works with this script. */
export const editorWith = (engine: Engine) => (props: ControlProps) => <RichTextEditor engine={engine} {...props} />
