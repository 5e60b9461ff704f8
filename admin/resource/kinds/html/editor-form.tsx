import { FormOutlined } from '@ant-design/icons'
import type { Editor } from '@tiptap/core'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../../../contract/languages.ts'
import { form } from '../../../../contract/resources/form.ts'
import { textIn } from '../../data/item.ts'
import { useRowChoice } from '../../data/row-choice.ts'
import { PopoverTool } from './pieces/popover-tool.tsx'
import { useEditorState } from './pieces/use-editor-state.ts'

interface EditorFormProps {
  editor: Editor
  /** The language of the text. */
  language: Language
  disabled: boolean
}

/** Puts a form of the site into the text. */
export function EditorForm({ editor, language, disabled }: EditorFormProps) {
  const { t } = useTranslation()
  const isOn = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('form') })
  return (
    <PopoverTool
      label={t('admin.editor.form')}
      icon={<FormOutlined />}
      isOn={isOn}
      disabled={disabled}
      renderForm={(close) => <FormChoice {...{ editor, language, close }} />}
    />
  )
}

/** The forms that are on the site: any other would show nothing. */
const PUBLISHED = { state: 'published', isOnSite: 'true' }

function FormChoice({ editor, language, close }: Omit<EditorFormProps, 'disabled'> & { close: () => void }) {
  const { t } = useTranslation()
  const choice = useRowChoice(form, [], { only: PUBLISHED, labelOf: (item) => textIn(item, 'title', language) })
  return (
    <Select<number>
      {...choice}
      autoFocus
      defaultOpen
      aria-label={t('admin.editor.formWhich')}
      placeholder={t('admin.editor.formWhich')}
      notFoundContent={t('admin.editor.formNone')}
      style={{ width: 260 }}
      onChange={(id) => {
        const title = choice.options.find(({ value }) => value === id)?.label ?? ''
        editor
          .chain()
          .focus()
          .insertContent({ type: 'form', attrs: { form: id, title } })
          .run()
        close()
      }}
    />
  )
}
