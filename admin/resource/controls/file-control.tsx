import { DeleteOutlined, PaperClipOutlined } from '@ant-design/icons'
import { Button, ConfigProvider } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_FILE_BYTES } from '../../../contract/features/uploads.ts'
import type { ControlProps } from '../controls.tsx'
import { useUpload } from '../upload.ts'
import { fileProblem } from '../upload-checks.ts'

const MEGABYTES = MAX_FILE_BYTES / 1024 / 1024

/** One file, of any type; it is served as a download. */
export function FileControl({ id, value, onChange, onBlur }: ControlProps) {
  const { t } = useTranslation()
  const own = useId()
  const { percent, upload } = useUpload('file')
  const { componentDisabled } = ConfigProvider.useConfig()

  async function take(file: File | undefined): Promise<void> {
    const view = file && (await upload(file, fileProblem(file, MEGABYTES)))
    if (view) onChange?.(view.url)
    onBlur?.()
  }
  if (value) {
    return (
      <span>
        <a href={String(value)}>
          <PaperClipOutlined /> {t('admin.upload.open')}
        </a>
        <Button
          type="text"
          size="small"
          danger
          icon={<DeleteOutlined />}
          aria-label={t('admin.upload.remove')}
          onClick={() => onChange?.(null)}
        />
      </span>
    )
  }
  return (
    <label className="kit-upload kit-upload-line">
      <input
        id={id ?? own}
        type="file"
        disabled={componentDisabled || percent !== null}
        onChange={(event) => void take(event.target.files?.[0])}
      />
      <PaperClipOutlined aria-hidden />
      <span>{percent === null ? t('admin.upload.chooseFile') : t('admin.upload.busy', { percent })}</span>
      <span className="kit-hint">{t('admin.upload.fileHint', { megabytes: MEGABYTES })}</span>
    </label>
  )
}
