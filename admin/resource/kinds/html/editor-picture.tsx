import { Button, Tooltip } from 'antd'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PICTURE_TYPES } from '../../../../contract/media-types.ts'

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
      <Tooltip title={t('admin.editor.picture')}>
        <Button
          type="text"
          size="small"
          icon={icon}
          disabled={disabled}
          aria-label={t('admin.editor.picture')}
          onClick={() => input.current?.click()}
        />
      </Tooltip>
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
