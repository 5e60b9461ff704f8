import { CodeOutlined, LinkOutlined, PictureOutlined, TableOutlined } from '@ant-design/icons'
import type { Editor } from '@tiptap/core'
import { useEditorState } from './use-editor-state.ts'
import { ConfigProvider } from 'antd'
import { useTranslation } from 'react-i18next'
import { useRoving } from '../../../browser/use-roving.ts'
import { EditorAlt } from './editor-alt.tsx'
import { EditorLevel } from './editor-level.tsx'
import { EditorLink } from './editor-link.tsx'
import { EditorTable } from './editor-table.tsx'
import { ToolButton } from './tool-button.tsx'
import { BLOCKS, MARKS, REST, type Tool } from './tools.tsx'

interface ToolbarProps {
  editor: Editor
  /** The text is a line or two of words and links. */
  isShort: boolean
  isSource: boolean
  canLeaveSource: boolean
  toggleSource: () => void
  /** Opens the dialog of pictures. */
  pickPictures: () => void
}

/** The tools of the editor: Tab reaches the bar once, arrow keys go from tool to tool (P-15). */
export function EditorToolbar({ editor, isShort, isSource, canLeaveSource, toggleSource, pickPictures }: ToolbarProps) {
  const { t } = useTranslation()
  const { componentDisabled } = ConfigProvider.useConfig()
  const roving = useRoving<HTMLDivElement>()
  const disabled = isSource || componentDisabled
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => [...MARKS, ...BLOCKS].flatMap((tool) => (tool.on && now.isActive(tool.on) ? [tool.on] : [])),
  })
  const show = (tool: Tool) => (
    <ToolButton
      key={tool.key}
      label={t(`admin.editor.${tool.key}`)}
      icon={tool.icon}
      disabled={disabled}
      {...(tool.on ? { 'aria-pressed': on.includes(tool.on) } : {})}
      onClick={() => tool.run(editor.chain().focus()).run()}
    />
  )
  return (
    <div className="kit-toolbar" role="toolbar" aria-label={t('admin.editor.toolbar')} tabIndex={-1} {...roving}>
      {!isShort && <EditorLevel editor={editor} disabled={disabled} />}
      {MARKS.map(show)}
      <i />
      {!isShort && (
        <>
          {BLOCKS.map(show)}
          <i />
        </>
      )}
      <EditorLink editor={editor} icon={<LinkOutlined />} disabled={disabled} />
      {!isShort && (
        <>
          <ToolButton
            label={t('admin.editor.picture')}
            icon={<PictureOutlined />}
            aria-haspopup="dialog"
            disabled={disabled}
            onClick={pickPictures}
          />
          <EditorAlt editor={editor} disabled={disabled} />
          <EditorTable editor={editor} icon={<TableOutlined />} disabled={disabled} />
        </>
      )}
      <i />
      {REST.map(show)}
      <span className="kit-space" />
      {!isShort && (
        <ToolButton
          label={t('admin.editor.source')}
          icon={<CodeOutlined />}
          aria-pressed={isSource}
          disabled={(isSource && !canLeaveSource) || componentDisabled}
          onClick={toggleSource}
        />
      )}
    </div>
  )
}
