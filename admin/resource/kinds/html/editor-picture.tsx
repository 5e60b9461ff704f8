import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PICTURE_TYPES } from '../../../../contract/media-types.ts'
import { ToolButton } from './tool-button.tsx'

interface EditorPictureProps {
  icon: ReactNode
  disabled: boolean
  /** Uploads the pictures and inserts them at the caret. */
  add: (files: readonly File[]) => void
}

/** Chooses pictures of this computer, several at once. */
export function EditorPicture({ icon, disabled, add }: EditorPictureProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <ToolButton label={t('admin.editor.picture')} icon={icon} disabled={disabled} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        multiple
        tabIndex={-1}
        accept={PICTURE_TYPES.join(',')}
        hidden
        onChange={(event) => {
          add([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </>
  )
}
