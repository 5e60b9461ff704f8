import type { Editor } from '@tiptap/core'
import { useEditorState } from './pieces/use-editor-state.ts'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'

/** The headings that a page may have below its title. */
const LEVELS = [2, 3, 4] as const

/** Plain text or a heading. */
export function EditorLevel({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const { t } = useTranslation()
  const level = useEditorState({
    editor,
    selector: ({ editor: now }) => LEVELS.find((each) => now.isActive('heading', { level: each })) ?? 0,
  })
  const options = [
    { value: 0, label: t('admin.editor.paragraph') },
    ...LEVELS.map((value) => ({ value, label: t(`admin.editor.heading${value}`) })),
  ]
  return (
    <Select
      size="small"
      variant="borderless"
      aria-label={t('admin.editor.paragraph')}
      disabled={disabled}
      value={level}
      onChange={(next) => {
        const chosen = LEVELS.find((each) => each === next)
        const chain = editor.chain().focus()
        if (chosen) chain.setHeading({ level: chosen }).run()
        else chain.setParagraph().run()
      }}
      options={options}
    />
  )
}
