import { DeleteOutlined, PaperClipOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, ConfigProvider } from 'antd'
import { useTranslation } from 'react-i18next'
import { CAPTION_LABELS } from '../../../../contract/video-captions.ts'
import { uploadIdOf } from '../../../../contract/picture-files.ts'
import { notify } from '../../../browser/notice.ts'
import type { ControlProps } from '../props/control.ts'
import { captionsRead } from '../../data/captions.ts'
import { useCan } from '../../../session/use-can.ts'
import { DropBox } from '../../pieces/drop-box.tsx'
import { useAskRemove } from '../../pieces/use-ask-remove.ts'
import { sayProblem, useUpload } from '../../data/upload.ts'
import { allowed } from '../../data/allowed-files.ts'
import { formatsOf } from '../../data/upload-checks.ts'
import { useFileLimits } from '../../data/upload-limits.ts'

/** One file, of any type unless the field names types. Videos play; other files are served as downloads. */
export function FileControl({ id, value, onChange, onBlur, field }: ControlProps) {
  const { t } = useTranslation()
  const { percent, upload } = useUpload('file')
  const { componentDisabled } = ConfigProvider.useConfig()
  const { types } = field
  const limits = useFileLimits(types)
  const formats = formatsOf(limits.types ?? []).join(t('admin.tabs.comma'))

  async function take(files: readonly File[]): Promise<void> {
    const [file] = allowed(files, { about: 'file', limits: { ...limits, limit: 1 }, present: [] })
    const view = file && (await upload(file))
    // The server knows the type by the content; the browser knows the name only.
    if (view && types && !types.includes(view.type))
      notify({ kind: 'error', text: sayProblem({ words: 'fileFormat', formats: formatsOf(types) }), seconds: 10 })
    else if (view) onChange?.(view.url)
    onBlur?.()
  }
  if (value)
    return (
      <Kept address={String(value)} isVideo={types?.every((type) => type.startsWith('video/')) ?? false} remove={() => onChange?.(null)} />
    )
  return (
    <DropBox
      id={id}
      accept={limits.types?.join(',')}
      disabled={componentDisabled || percent !== null}
      className="kit-upload-line"
      take={(files) => void take(files)}
    >
      <PaperClipOutlined aria-hidden />
      <span>{percent === null ? t('admin.upload.chooseFile') : t('admin.upload.busy', { percent })}</span>
      <span className="kit-hint">
        {t(formats ? 'admin.upload.hint' : 'admin.upload.fileHint', { formats, megabytes: limits.fileSize })}
      </span>
    </DropBox>
  )
}

const Kept = ({ address, isVideo, remove }: { address: string; isVideo: boolean; remove: () => void }) => {
  const { t } = useTranslation()
  const ask = useAskRemove()
  return (
    <div>
      {isVideo && <KeptVideo address={address} />}
      <a href={address} target="_blank" rel="noopener">
        <PaperClipOutlined aria-hidden /> {t('admin.upload.open')}
      </a>
      <Button type="text" size="small" danger icon={<DeleteOutlined />} aria-label={t('admin.upload.remove')} onClick={() => ask(remove)} />
    </div>
  )
}

/** The video with its captions, as the site plays it. */
function KeptVideo({ address }: { address: string }) {
  const { data = [] } = useQuery({ ...captionsRead(uploadIdOf(address)), enabled: useCan('Upload/View') })
  return (
    // oxlint-disable-next-line media-has-caption -- a video without speech has none
    <video className="kit-video" src={address} controls preload="metadata">
      {data.map(({ src, language }) => (
        <track key={language} kind="captions" src={src} srcLang={language} label={CAPTION_LABELS[language]} />
      ))}
    </video>
  )
}
