import type { Editor } from '@tiptap/core'
import { useEditorState } from './pieces/use-editor-state.ts'
import { Button, Input, Space } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PopoverTool } from './pieces/popover-tool.tsx'
import { TextIcon } from './pieces/text-icon.tsx'

/** The attribute that tells what a picture or a video shows, and the words for it. */
const DESCRIBED = {
  image: { attribute: 'alt', label: 'alt', hint: 'altHint' },
  video: { attribute: 'title', label: 'videoName', hint: 'videoNameHint' },
} as const
type Described = keyof typeof DESCRIBED

/** Changes the alternative text of the chosen picture, or the name of the chosen video. */
export function EditorAlt({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const { t } = useTranslation()
  const chosen = useEditorState<Described | null>({
    editor,
    selector: ({ editor: now }) => (['image', 'video'] as const).find((node) => now.isActive(node)) ?? null,
  })
  return (
    <PopoverTool
      label={t(`admin.editor.${DESCRIBED[chosen ?? 'image'].label}`)}
      icon={<TextIcon text="ALT" />}
      isOn={chosen !== null}
      disabled={disabled || chosen === null}
      renderForm={(close) => chosen && <AltForm editor={editor} node={chosen} close={close} />}
    />
  )
}

function AltForm({ editor, node, close }: { editor: Editor; node: Described; close: () => void }) {
  const { t } = useTranslation()
  const { attribute, label, hint } = DESCRIBED[node]
  const [text, setText] = useState(String(editor.getAttributes(node)[attribute] ?? ''))
  const apply = () => {
    editor
      .chain()
      .focus()
      .updateAttributes(node, { [attribute]: text.trim() })
      .run()
    close()
  }
  return (
    <Space.Compact>
      <Input
        autoFocus
        aria-label={t(`admin.editor.${label}`)}
        placeholder={t(`admin.editor.${hint}`)}
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
