import type { Editor } from '@tiptap/core'
import { useTranslation } from 'react-i18next'
import { useEditorState } from './pieces/use-editor-state.ts'
import { countIn } from './word-count.ts'

/** The words of the text, below it. */
export function CountLine({ editor }: { editor: Editor }) {
  const { t } = useTranslation()
  const { words, signs } = useEditorState({ editor, selector: ({ editor: now }) => countIn(now.state.doc) })
  return <div className="kit-editor-count">{t('admin.editor.count', { words, signs })}</div>
}
