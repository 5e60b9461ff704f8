import { CodeOutlined, LinkOutlined, PictureOutlined, TableOutlined, VideoCameraOutlined } from '@ant-design/icons'
import type { Editor } from '@tiptap/core'
import { ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../../../contract/languages.ts'
import { EditorAlt } from './editor-alt.tsx'
import { EditorForm } from './editor-form.tsx'
import { EditorLevel } from './editor-level.tsx'
import { EditorLink } from './link/editor-link.tsx'
import type { EditorPart } from './editor-parts.tsx'
import { EditorTable } from './editor-table.tsx'
import { ToolButton } from './pieces/tool-button.tsx'
import { useEditorState } from './pieces/use-editor-state.ts'
import { BLOCKS, MARKS, REST, type Tool } from './toolbar/tools.tsx'
import type { BarKey } from './toolbar/line.ts'

export interface ToolbarProps {
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

const OWN = [...MARKS, ...BLOCKS, ...REST]

/** Draws each tool of the bar by its key. */
export function useTools({ editor, isSource, canLeaveSource, toggleSource, open, language }: ToolbarProps): (key: BarKey) => ReactNode {
  const { t } = useTranslation()
  const { componentDisabled } = ConfigProvider.useConfig()
  const disabled = isSource || (componentDisabled ?? false)
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => OWN.flatMap((tool) => (tool.on && now.isActive(tool.on) ? [tool.on] : [])),
  })
  const own = (tool: Tool) => (
    <ToolButton
      key={tool.key}
      label={t(`admin.editor.${tool.key}`)}
      icon={tool.icon}
      disabled={disabled}
      {...(tool.on ? { 'aria-pressed': on.includes(tool.on) } : {})}
      onClick={() => tool.run(editor.chain().focus()).run()}
    />
  )
  const dialog = (key: 'picture' | 'video', icon: ReactNode) => (
    <ToolButton
      key={key}
      label={t(`admin.editor.${key}`)}
      icon={icon}
      aria-haspopup="dialog"
      disabled={disabled}
      onClick={() => open(`${key}s`)}
    />
  )
  const source = () => (
    <ToolButton
      key="source"
      label={t('admin.editor.source')}
      icon={<CodeOutlined />}
      aria-pressed={isSource}
      disabled={(isSource && !canLeaveSource) || (componentDisabled ?? false)}
      onClick={toggleSource}
    />
  )
  const others: Record<Exclude<BarKey, Tool['key']>, () => ReactNode> = {
    level: () => <EditorLevel key="level" editor={editor} disabled={disabled} />,
    link: () => <EditorLink key="link" editor={editor} icon={<LinkOutlined />} disabled={disabled} language={language} />,
    picture: () => dialog('picture', <PictureOutlined />),
    video: () => dialog('video', <VideoCameraOutlined />),
    alt: () => <EditorAlt key="alt" editor={editor} disabled={disabled} />,
    table: () => <EditorTable key="table" editor={editor} icon={<TableOutlined />} disabled={disabled} />,
    form: () => <EditorForm key="form" editor={editor} language={language} disabled={disabled} />,
    source,
  }
  return (key) => {
    const tool = OWN.find((one) => one.key === key)
    return tool ? own(tool) : others[key as keyof typeof others]()
  }
}
