import type { Editor } from '@tiptap/core'
import { useEditorState } from './use-editor-state.ts'
import { Button, Input, Space } from 'antd'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isLink } from '../../../../contract/format/links.ts'
import { PopoverTool } from './popover-tool.tsx'

export function EditorLink({ editor, icon, disabled }: { editor: Editor; icon: ReactNode; disabled: boolean }) {
  const { t } = useTranslation()
  const isOn = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('link') })
  return (
    <PopoverTool
      label={t('admin.editor.link')}
      icon={icon}
      isOn={isOn}
      disabled={disabled}
      renderForm={(close) => <LinkForm editor={editor} isOn={isOn} close={close} />}
    />
  )
}

function LinkForm({ editor, isOn, close }: { editor: Editor; isOn: boolean; close: () => void }) {
  const { t } = useTranslation()
  const [address, setAddress] = useState(String(editor.getAttributes('link')['href'] ?? ''))
  const isValid = isLink(address.trim())
  // Each chain takes the focus at once, so it must not begin before the form is done.
  const link = () => editor.chain().focus().extendMarkRange('link')
  const apply = () => {
    if (!isValid) return
    const href = address.trim()
    // Without a selection the address itself becomes the text of the link.
    if (editor.state.selection.empty && !isOn)
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run()
    else link().setLink({ href }).run()
    close()
  }
  return (
    <Space.Compact>
      <Input
        autoFocus
        aria-label={t('admin.editor.linkAddress')}
        placeholder={t('admin.editor.linkAddress')}
        status={address && !isValid ? 'error' : ''}
        title={address && !isValid ? t('admin.editor.linkInvalid') : ''}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onPressEnter={apply}
        style={{ width: 260 }}
      />
      <Button type="primary" disabled={!isValid} onClick={apply}>
        {t('admin.editor.apply')}
      </Button>
      {isOn && (
        <Button
          onClick={() => {
            link().unsetLink().run()
            close()
          }}
        >
          {t('admin.editor.unlink')}
        </Button>
      )}
    </Space.Compact>
  )
}
