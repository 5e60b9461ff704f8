import Image from '@tiptap/extension-image'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { Alert, ConfigProvider, Input } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ControlProps } from '../props/control.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { isKept } from './kept.ts'
import { storedHtml } from './stored-html.ts'
import { tableExtensions } from './table-extensions.ts'

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null } },
  }),
  Image.configure({ allowBase64: false }),
  ...tableExtensions,
]

/** A field of at most this many characters is a line or two, not a page. */
const SHORT = 5000

/** The HTML of an empty editor. */
const EMPTY = '<p></p>'

/** Rich text. A text with elements that the editor cannot show, such as captions, is edited as HTML instead, so that nothing is lost. */
export default function RichTextEditor({ id, value, onChange, onBlur, placeholder, field, lang }: ControlProps) {
  const { t } = useTranslation()
  const { componentDisabled } = ConfigProvider.useConfig()
  const html = (value as string | null) ?? ''
  const [isSource, setSource] = useState(() => !isKept(html))
  // Tells a new value from outside apart from the editor's own change coming back.
  const written = useRef(html)
  const emit = (next: string) => {
    written.current = next === EMPTY ? '' : next
    onChange?.(written.current || null)
  }
  // It is null for a moment when a resting page is shown again: React then creates a new editor from the current value.
  const editor: Editor | null = useEditor({
    extensions,
    content: html,
    editable: !componentDisabled,
    editorProps: {
      attributes: {
        class: 'kit-html',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t('admin.editor.label'),
        ...(id ? { id } : {}),
      },
    },
    onUpdate: (event) => emit(storedHtml(event.editor.getHTML())),
    onBlur: () => onBlur?.(),
  })

  useEffect(() => {
    if (html === written.current) return
    written.current = html
    editor?.commands.setContent(html, { emitUpdate: false })
    setSource(!isKept(html))
  }, [editor, html])
  useEffect(() => editor?.setEditable(!componentDisabled, false), [editor, componentDisabled])

  function toggleSource() {
    if (isSource) editor?.commands.setContent(html, { emitUpdate: false })
    setSource(!isSource)
  }
  return (
    <div className="kit-editor" data-short={(field.max ?? 0) <= SHORT || undefined} data-disabled={componentDisabled || undefined}>
      {editor && <EditorToolbar editor={editor} isSource={isSource} toggleSource={toggleSource} canLeaveSource={isKept(html)} />}
      {isSource ? (
        <>
          {!isKept(html) && <Alert type="info" banner title={t('admin.editor.sourceOnly')} />}
          <Input.TextArea
            className="kit-code"
            variant="borderless"
            autoSize={{ minRows: 12 }}
            spellCheck={false}
            aria-label={t('admin.editor.source')}
            value={html}
            onChange={(event) => emit(event.target.value)}
          />
        </>
      ) : (
        <div className="kit-editor-body">
          {!html && <span className="kit-editor-hint">{placeholder ?? t('admin.editor.placeholder')}</span>}
          <EditorContent editor={editor} lang={lang} />
        </div>
      )}
    </div>
  )
}
