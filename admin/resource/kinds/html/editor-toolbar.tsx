import { CodeOutlined, LinkOutlined, PictureOutlined, TableOutlined, VideoCameraOutlined } from '@ant-design/icons'
import type { Editor } from '@tiptap/core'
import { useEditorState } from './pieces/use-editor-state.ts'
import { ConfigProvider } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../../../contract/languages.ts'
import { useRoving } from '../../../browser/use-roving.ts'
import { EditorAlt } from './editor-alt.tsx'
import { EditorForm } from './editor-form.tsx'
import { EditorLevel } from './editor-level.tsx'
import { EditorLink } from './link/editor-link.tsx'
import { EditorTable } from './editor-table.tsx'
import type { EditorPart } from './editor-parts.tsx'
import { ToolButton } from './pieces/tool-button.tsx'
import { BLOCKS, MARKS, REST, type Tool } from './tools.tsx'
import { ViewTools } from './view-tools.tsx'

interface ToolbarProps {
  editor: Editor
  /** The text is a line or two of words and links. */
  isShort: boolean
  isSource: boolean
  canLeaveSource: boolean
  toggleSource: () => void
  /** Opens a part beside the text. */
  open: (part: EditorPart) => void
  isFinding: boolean
  isFull: boolean
  toggleFull: () => void
  /** The language of the text. */
  language: Language
}

/** The tools of the editor: Tab reaches the bar once, arrow keys go from tool to tool (P-15). */
export function EditorToolbar(props: ToolbarProps) {
  const { editor, isShort, isSource, canLeaveSource, toggleSource, open, language } = props
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
      <EditorLink editor={editor} icon={<LinkOutlined />} disabled={disabled} language={language} />
      {!isShort && (
        <>
          <ToolButton
            label={t('admin.editor.picture')}
            icon={<PictureOutlined />}
            aria-haspopup="dialog"
            disabled={disabled}
            onClick={() => open('pictures')}
          />
          <ToolButton
            label={t('admin.editor.video')}
            icon={<VideoCameraOutlined />}
            aria-haspopup="dialog"
            disabled={disabled}
            onClick={() => open('videos')}
          />
          <EditorAlt editor={editor} disabled={disabled} />
          <EditorTable editor={editor} icon={<TableOutlined />} disabled={disabled} />
          <EditorForm editor={editor} language={language} disabled={disabled} />
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
      {!isShort && <ViewTools {...props} />}
    </div>
  )
}
