import { useEditorState, type Editor } from '@tiptap/react'
import { Button, Dropdown } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { changeTable, insertTable, type TableChange } from './editor-table-changes.ts'

const CHANGES: TableChange[] = ['rowAfter', 'columnAfter', 'rowDelete', 'columnDelete', 'tableDelete']

/** Inserts a table, and changes the one that the caret is in. */
export function EditorTable({ editor, icon, disabled }: { editor: Editor; icon: ReactNode; disabled: boolean }) {
  const { t } = useTranslation()
  const isIn = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') })
  const insert = {
    key: 'insert',
    label: t('admin.editor.tableInsert'),
    onClick: () => insertTable(editor),
  }
  const changes = CHANGES.map((key) => ({
    key,
    label: t(`admin.editor.${key}`),
    danger: key === 'tableDelete',
    onClick: () => changeTable(editor, key),
  }))
  return (
    <Dropdown trigger={['click']} disabled={disabled} menu={{ items: isIn ? changes : [insert] }}>
      <Button
        type="text"
        size="small"
        icon={icon}
        disabled={disabled}
        aria-label={t('admin.editor.table')}
        aria-pressed={isIn}
        aria-haspopup="menu"
      />
    </Dropdown>
  )
}
