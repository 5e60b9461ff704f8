import { ConfigProvider } from 'antd'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DEFAULT_LANGUAGE } from '../../../../contract/languages.ts'
import type { ControlProps } from '../props/control.ts'
import { CountLine } from './count-line.tsx'
import { EditorParts, type EditorPart } from './editor-parts.tsx'
import { EditorPlace } from './editor-place.tsx'
import { EditorToolbar } from './editor-toolbar.tsx'
import { EditorUploads } from './editor-uploads.tsx'
import type { Engine } from './load-engine.ts'
import { SourceView } from './source-view.tsx'
import { useFindKey } from './use-find-key.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useLabel } from './use-label.ts'
import { useRichEditor } from './use-rich-editor.ts'

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
  const language = lang ?? DEFAULT_LANGUAGE
  const box = useRef<HTMLDivElement>(null)
  const [isShort] = useState(() => field.short === true && isKeptShort(html))
  const keeps = isShort ? isKeptShort : isKept
  const [isSource, setSource] = useState(() => !keeps(html))
  const [open, setOpen] = useState<EditorPart | null>(null)
  const full = useFullScreen(box)
  // Tells a new value from outside apart from the editor's own change coming back.
  const written = useRef(html)
  const emit = (next: string) => {
    written.current = next === EMPTY ? '' : next
    onChange?.(written.current || null)
  }
  const { editor, uploads } = useRichEditor({ engine, id, html, isShort, isDisabled, emit, left: onBlur })
  const canLeaveSource = useMemo(() => !isSource || keeps(html), [isSource, keeps, html])
  useLabel(box, editor)
  useFindKey(box, isShort ? null : () => setOpen('find'))

  useEffect(() => {
    if (html === written.current) return
    written.current = html
    editor?.commands.setContent(html, { emitUpdate: false })
    setSource(!keeps(html))
  }, [editor, html, keeps])
  useEffect(() => editor?.setEditable(!isDisabled, false), [editor, isDisabled])

  const toggleOpen = (part: EditorPart) => setOpen(part === open ? null : part)
  function toggleSource() {
    if (isSource) editor?.commands.setContent(html, { emitUpdate: false })
    setOpen(null)
    setSource(!isSource)
  }
  const tools = { isShort, isSource, canLeaveSource, toggleSource, open: toggleOpen, isFinding: open === 'find', language, ...full }
  return (
    <div
      ref={box}
      className="kit-editor"
      data-short={field.short || undefined}
      data-disabled={isDisabled || undefined}
      data-full={full.isFull || undefined}
    >
      {editor && <EditorToolbar editor={editor} {...tools} />}
      {editor && <EditorParts {...{ engine, editor, open, language, canWrite: !isDisabled, close: () => setOpen(null) }} />}
      <EditorUploads {...uploads} />
      {isSource ? (
        <SourceView html={html} isKept={canLeaveSource} change={emit} />
      ) : (
        <div className="kit-editor-body">
          {!html && <span className="kit-editor-hint">{placeholder ?? t('admin.editor.placeholder')}</span>}
          <EditorPlace editor={editor} lang={lang} />
        </div>
      )}
      {editor && !isShort && !isSource && <CountLine editor={editor} />}
    </div>
  )
}

/** The rich-text editor that works with this script. */
export const editorWith = (engine: Engine) => (props: ControlProps) => <RichTextEditor engine={engine} {...props} />
