import { SwapOutlined } from '@ant-design/icons'
import { Button, ConfigProvider } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useUpload, type Prepare } from '../../data/upload.ts'
import { allowed } from '../../data/allowed-files.ts'
import type { UploadLimits } from '../../data/upload-checks.ts'

interface ReplaceButtonProps {
  limits: UploadLimits
  /** Is told the address of the uploaded picture. */
  taken: (address: string) => void
  prepare?: Prepare | undefined
}

/** Chooses another picture for the place of the one that is shown, which stays until the other has arrived. */
export function ReplaceButton({ limits, taken, prepare }: ReplaceButtonProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const { percent, upload } = useUpload('picture', prepare)
  const { componentDisabled } = ConfigProvider.useConfig()

  async function take(files: File[]): Promise<void> {
    const [file] = allowed(files, { about: 'picture', limits, present: [] })
    const view = file && (await upload(file))
    if (view) taken(view.url)
  }
  return (
    <>
      <Button
        size="small"
        icon={<SwapOutlined />}
        loading={percent !== null}
        aria-label={t('admin.upload.change')}
        title={t('admin.upload.change')}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept={limits.types?.join(',')}
        disabled={componentDisabled}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // An emptied input accepts the same file again, after a correction.
          target.value = ''
          void take(files)
        }}
      />
    </>
  )
}
