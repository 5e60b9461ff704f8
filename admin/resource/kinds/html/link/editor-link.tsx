import type { Editor } from '@tiptap/core'
import { useEditorState } from '../pieces/use-editor-state.ts'
import { Button, Space } from 'antd'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isLink } from '../../../../../contract/format/links.ts'
import type { SitePage } from '../../../../../contract/features/site-pages.ts'
import type { Language } from '../../../../../contract/languages.ts'
import { PopoverTool } from '../pieces/popover-tool.tsx'
import { PageInput } from '../../link/page-input.tsx'

interface EditorLinkProps {
  editor: Editor
  icon: ReactNode
  disabled: boolean
  /** The language of the text, whose pages are offered. */
  language: Language
}

/** Links words to an address, or to a page of the site that is picked. */
export function EditorLink({ editor, icon, disabled, language }: EditorLinkProps) {
  const { t } = useTranslation()
  const isOn = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('link') })
  return (
    <PopoverTool
      label={t('admin.editor.link')}
      icon={icon}
      isOn={isOn}
      disabled={disabled}
      renderForm={(close) => <LinkForm editor={editor} isOn={isOn} language={language} close={close} />}
    />
  )
}

function LinkForm({ editor, isOn, language, close }: Pick<EditorLinkProps, 'editor' | 'language'> & { isOn: boolean; close: () => void }) {
  const { t } = useTranslation()
  const [address, setAddress] = useState(String(editor.getAttributes('link')['href'] ?? ''))
  const [page, setPage] = useState<SitePage | null>(null)
  const isValid = isLink(address.trim())
  // Each chain takes the focus at once, so it must not begin before the form is done.
  const link = () => editor.chain().focus().extendMarkRange('link')
  const apply = () => {
    if (!isValid) return
    const href = address.trim()
    // Without a selection the title of the page, or the address itself, becomes the text of the link.
    const text = page?.path === href ? page.title : href
    if (editor.state.selection.empty && !isOn)
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] })
        .run()
    else link().setLink({ href }).run()
    close()
  }
  return (
    <Space.Compact>
      <PageInput
        className="kit-page-input"
        value={address}
        language={language}
        {...(address !== '' && !isValid && { wrong: t('admin.editor.linkInvalid') })}
        input={{ autoFocus: true, 'aria-label': t('admin.editor.linkAddress'), onPressEnter: apply }}
        change={setAddress}
        pick={setPage}
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
