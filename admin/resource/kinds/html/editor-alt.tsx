import type { Editor } from '@tiptap/core'
import { useEditorState } from './use-editor-state.ts'
import { Button, Input, Space } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PopoverTool } from './popover-tool.tsx'
import { TextIcon } from './text-icon.tsx'

/** Changes the alternative text of the chosen picture. */
export function EditorAlt({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const { t } = useTranslation()
  const isOn = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('image') })
  return (
    <PopoverTool
      label={t('admin.editor.alt')}
      icon={<TextIcon text="ALT" />}
      isOn={isOn}
      disabled={disabled || !isOn}
      renderForm={(close) => <AltForm editor={editor} close={close} />}
    />
  )
}

function AltForm({ editor, close }: { editor: Editor; close: () => void }) {
  const { t } = useTranslation()
  const [text, setText] = useState(String(editor.getAttributes('image')['alt'] ?? ''))
  const apply = () => {
    editor.chain().focus().updateAttributes('image', { alt: text.trim() }).run()
    close()
  }
  return (
    <Space.Compact>
      <Input
        autoFocus
        aria-label={t('admin.editor.alt')}
        placeholder={t('admin.editor.altHint')}
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onPressEnter={apply}
        style={{ width: 300 }}
      />
      <Button type="primary" onClick={apply}>
        {t('admin.editor.apply')}
      </Button>
    </Space.Compact>
  )
}
