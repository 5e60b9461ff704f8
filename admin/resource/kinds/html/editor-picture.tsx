import type { Editor } from '@tiptap/react'
import { Button, Tooltip } from 'antd'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_PICTURE_BYTES } from '../../../../contract/features/uploads.ts'
import { PICTURE_TYPES } from '../../../../contract/media-types.ts'
import { useUpload } from '../../data/upload.ts'
import { pictureProblem } from '../../data/upload-checks.ts'

/** Uploads a picture and inserts it at the caret. */
export function EditorPicture({ editor, icon, disabled }: { editor: Editor; icon: ReactNode; disabled: boolean }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const { percent, upload } = useUpload('picture')

  async function take(file: File | undefined): Promise<void> {
    if (!file) return
    const view = await upload(file, pictureProblem(file, { types: PICTURE_TYPES, fileSize: MAX_PICTURE_BYTES / 1024 / 1024 }))
    if (view)
      editor
        .chain()
        .focus()
        .setImage({
          src: view.url,
          alt: view.name.replace(/\.\w+$/, ''),
          ...(view.width && view.height ? { width: view.width, height: view.height } : {}),
        })
        .run()
    if (input.current) input.current.value = ''
  }
  return (
    <Tooltip title={t('admin.editor.picture')}>
      <Button
        type="text"
        size="small"
        icon={icon}
        loading={percent !== null}
        disabled={disabled}
        aria-label={t('admin.editor.picture')}
        onClick={() => input.current?.click()}
      />
      <input ref={input} type="file" accept={PICTURE_TYPES.join(',')} hidden onChange={(event) => void take(event.target.files?.[0])} />
    </Tooltip>
  )
}
