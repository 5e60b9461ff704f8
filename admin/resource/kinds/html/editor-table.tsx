import type { Editor } from '@tiptap/core'
import { useEditorState } from './pieces/use-editor-state.ts'
import { Dropdown } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ToolButton } from './pieces/tool-button.tsx'

const CHANGES = {
  rowAfter: ({ commands }: Editor) => commands.addRowAfter(),
  columnAfter: ({ commands }: Editor) => commands.addColumnAfter(),
  // The last row or column takes the table with it.
  rowDelete: ({ commands }: Editor) => commands.deleteRow() || commands.deleteTable(),
  columnDelete: ({ commands }: Editor) => commands.deleteColumn() || commands.deleteTable(),
  tableDelete: ({ commands }: Editor) => commands.deleteTable(),
} as const

const KEYS = Object.keys(CHANGES) as (keyof typeof CHANGES)[]

/** Inserts a table, or changes the table around the caret. */
export function EditorTable({ editor, icon, disabled }: { editor: Editor; icon: ReactNode; disabled: boolean }) {
  const { t } = useTranslation()
  const isIn = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') })
  const insert = {
    key: 'insert',
    label: t('admin.editor.tableInsert'),
    onClick: () => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  }
  const changes = KEYS.map((key) => ({
    key,
    label: t(`admin.editor.${key}`),
    danger: key === 'tableDelete',
    onClick: () => {
      editor.commands.focus()
      CHANGES[key](editor)
    },
  }))
  return (
    <Dropdown trigger={['click']} disabled={disabled} menu={{ items: isIn ? changes : [insert] }}>
      <ToolButton label={t('admin.editor.table')} icon={icon} disabled={disabled} aria-pressed={isIn} aria-haspopup="menu" />
    </Dropdown>
  )
}
