import { FullscreenExitOutlined, FullscreenOutlined, SearchOutlined } from '@ant-design/icons'
import { ConfigProvider } from 'antd'
import { useTranslation } from 'react-i18next'
import type { EditorPart } from './editor-parts.tsx'
import { ToolButton } from './pieces/tool-button.tsx'

interface ViewToolsProps {
  isSource: boolean
  isFinding: boolean
  isFull: boolean
  /** Opens a part beside the text. */
  open: (part: EditorPart) => void
  toggleFull: () => void
}

/** Finds words, and gives the text the whole window. Those who may only read have both. */
export function ViewTools({ isSource, isFinding, isFull, open, toggleFull }: ViewToolsProps) {
  const { t } = useTranslation()
  return (
    <ConfigProvider componentDisabled={false}>
      <ToolButton
        label={t('admin.editor.find')}
        icon={<SearchOutlined />}
        aria-pressed={isFinding}
        disabled={isSource}
        onClick={() => open('find')}
      />
      <ToolButton
        label={t('admin.editor.full')}
        icon={isFull ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
        aria-pressed={isFull}
        onClick={toggleFull}
      />
    </ConfigProvider>
  )
}
