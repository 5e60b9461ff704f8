import type { AnyExtension, Editor, Node } from '@tiptap/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLatest } from '../../../browser/use-latest.ts'
import type { Engine } from './load-engine.ts'
import { take, type Hands } from './paste/take.ts'
import { sayLooks } from './say-looks.ts'
import { storedHtml } from './stored-html.ts'
import { useAskLosses } from './use-ask-losses.tsx'
import { useEditor } from './use-editor.ts'
import { useUploads } from './use-uploads.ts'
import { captionsOf } from '../../data/captions.ts'

interface RichEditorOptions {
  engine: Engine
  id?: string | undefined
  html: string
  isShort: boolean
  isDisabled: boolean
  emit: (html: string) => void
  left?: (() => void) | undefined
}

/** The editor with what comes into it by paste and drop. It is null for a moment when a resting page is shown again: React then creates a new one. */
export function useRichEditor({ engine, id, html, isShort, isDisabled, emit, left }: RichEditorOptions) {
  const { t } = useTranslation()
  const ask = useAskLosses()
  const current = useRef<Editor | null>(null)
  const uploads = useUploads(() => (current.current?.isDestroyed ? null : current.current))
  const add = (files: readonly File[]) =>
    isShort ? void ask({ local: 0, foreign: 0, media: 0, links: 0, unfit: files.length }) : uploads.add(files)
  const hands: Hands = { add, begin: (upload, file) => void uploads.begin(upload, file), ask, say: sayLooks, isShort }
  // The editor lives longer than one drawing: it calls what is current.
  const now = useLatest({ hands, emit, left, attributes: { 'aria-label': t('admin.editor.label'), ...(id ? { id } : {}) } })
  const editor = useEditor(engine, {
    extensions: isShort ? engine.shortExtensions : engine.fullExtensions.map(withCaptions),
    content: html,
    editable: !isDisabled,
    editorProps: {
      attributes: () => ({ class: 'kit-html', role: 'textbox', 'aria-multiline': 'true', ...now.current.attributes }),
      handlePaste: (view, event) => take(event.clipboardData, view, now.current.hands),
      handleDrop: (view, event, _slice, isMoved) => {
        if (isMoved) return false
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
        if (at) view.dispatch(view.state.tr.setSelection(engine.Selection.near(view.state.doc.resolve(at.pos))))
        return take(event.dataTransfer, view, now.current.hands)
      },
    },
    onUpdate: (event) => now.current.emit(storedHtml(event.editor.getHTML())),
    onBlur: () => now.current.left?.(),
  })
  // Its label follows the language.
  useEffect(() => editor?.setOptions(), [editor, t])
  useEffect(() => {
    current.current = editor
  }, [editor])
  return { editor, uploads }
}

/** Lets the videos of a text ask for their captions. */
const withCaptions = (extension: AnyExtension): AnyExtension =>
  extension.name === 'video' ? (extension as Node).configure({ captionsOf }) : extension
