import {
  BoldOutlined,
  ClearOutlined,
  CodeOutlined,
  ItalicOutlined,
  LineOutlined,
  LinkOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  TableOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import { useEditorState, type ChainedCommands, type Editor } from '@tiptap/react'
import { Button, ConfigProvider, Select, Tooltip } from 'antd'
import { type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EditorLink } from './editor-link.tsx'
import { EditorPicture } from './editor-picture.tsx'
import { EditorTable } from './editor-table.tsx'

interface ToolbarProps {
  editor: Editor
  isSource: boolean
  canLeaveSource: boolean
  toggleSource: () => void
}

interface Tool {
  key: 'bold' | 'italic' | 'underline' | 'strike' | 'bulletList' | 'orderedList' | 'quote' | 'code' | 'rule' | 'undo' | 'redo' | 'clear'
  icon: ReactNode
  /** The mark or node that makes the tool look pressed at the caret. */
  on?: string
  run: (chain: ChainedCommands) => ChainedCommands
}

const QUOTE = (
  <span aria-hidden className="kit-quote-icon">
    “
  </span>
)

const MARKS: Tool[] = [
  { key: 'bold', icon: <BoldOutlined />, on: 'bold', run: (chain) => chain.toggleBold() },
  { key: 'italic', icon: <ItalicOutlined />, on: 'italic', run: (chain) => chain.toggleItalic() },
  { key: 'underline', icon: <UnderlineOutlined />, on: 'underline', run: (chain) => chain.toggleUnderline() },
  { key: 'strike', icon: <StrikethroughOutlined />, on: 'strike', run: (chain) => chain.toggleStrike() },
]
const BLOCKS: Tool[] = [
  { key: 'bulletList', icon: <UnorderedListOutlined />, on: 'bulletList', run: (chain) => chain.toggleBulletList() },
  { key: 'orderedList', icon: <OrderedListOutlined />, on: 'orderedList', run: (chain) => chain.toggleOrderedList() },
  { key: 'quote', icon: QUOTE, on: 'blockquote', run: (chain) => chain.toggleBlockquote() },
  { key: 'rule', icon: <LineOutlined />, run: (chain) => chain.setHorizontalRule() },
]
const REST: Tool[] = [
  { key: 'clear', icon: <ClearOutlined />, run: (chain) => chain.clearNodes().unsetAllMarks() },
  { key: 'undo', icon: <UndoOutlined />, run: (chain) => chain.undo() },
  { key: 'redo', icon: <RedoOutlined />, run: (chain) => chain.redo() },
]

/** The tools of the editor: Tab reaches the bar once, arrow keys go from tool to tool (P-15). */
export function EditorToolbar({ editor, isSource, canLeaveSource, toggleSource }: ToolbarProps) {
  const { t } = useTranslation()
  const { componentDisabled } = ConfigProvider.useConfig()
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      marks: [...MARKS, ...BLOCKS].flatMap((tool) => (tool.on && now.isActive(tool.on) ? [tool.on] : [])),
      level: levelOf(now),
    }),
  })
  const show = (tool: Tool) => (
    <Tooltip key={tool.key} title={t(`admin.editor.${tool.key}`)}>
      <Button
        type="text"
        size="small"
        icon={tool.icon}
        disabled={isSource || componentDisabled}
        aria-label={t(`admin.editor.${tool.key}`)}
        {...(tool.on ? { 'aria-pressed': on.marks.includes(tool.on) } : {})}
        onClick={() => tool.run(editor.chain().focus()).run()}
      />
    </Tooltip>
  )
  return (
    <div className="kit-toolbar" role="toolbar" aria-label={t('admin.editor.toolbar')} tabIndex={-1} onKeyDown={moveFocus}>
      <Select
        size="small"
        variant="borderless"
        aria-label={t('admin.editor.paragraph')}
        disabled={isSource || componentDisabled}
        value={on.level}
        onChange={(level) => setLevel(editor, level)}
        options={[0, 2, 3].map((level) => ({
          value: level,
          label: t(level === 0 ? 'admin.editor.paragraph' : level === 2 ? 'admin.editor.heading2' : 'admin.editor.heading3'),
        }))}
      />
      {MARKS.map(show)}
      <i />
      {BLOCKS.map(show)}
      <i />
      <EditorLink editor={editor} icon={<LinkOutlined />} disabled={isSource || componentDisabled} />
      <EditorPicture editor={editor} icon={<PictureOutlined />} disabled={isSource || componentDisabled} />
      <EditorTable editor={editor} icon={<TableOutlined />} disabled={isSource || componentDisabled} />
      <i />
      {REST.map(show)}
      <span className="kit-space" />
      <Tooltip title={t('admin.editor.source')}>
        <Button
          type="text"
          size="small"
          icon={<CodeOutlined />}
          aria-label={t('admin.editor.source')}
          aria-pressed={isSource}
          disabled={(isSource && !canLeaveSource) || componentDisabled}
          onClick={toggleSource}
        />
      </Tooltip>
    </div>
  )
}

const levelOf = (editor: Editor): number => [2, 3, 4].find((level) => editor.isActive('heading', { level })) ?? 0

function setLevel(editor: Editor, level: number): void {
  const chain = editor.chain().focus()
  if (level === 0) chain.setParagraph().run()
  else chain.setHeading({ level: level as 2 | 3 }).run()
}

/** The left and right arrow keys go from tool to tool. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  const tools = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')]
  const at = tools.indexOf(document.activeElement as HTMLButtonElement)
  if (step === 0 || at < 0) return
  event.preventDefault()
  tools.at((at + step) % tools.length)?.focus()
}
