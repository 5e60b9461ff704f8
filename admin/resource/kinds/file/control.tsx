import { DeleteOutlined, PaperClipOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, ConfigProvider } from 'antd'
import { useTranslation } from 'react-i18next'
import { CAPTION_LABELS } from '../../../../contract/video-captions.ts'
import { MAX_FILE_BYTES } from '../../../../contract/features/uploads.ts'
import { uploadIdOf } from '../../../../contract/picture-files.ts'
import { notify } from '../../../browser/notice.ts'
import type { ControlProps } from '../props/control.ts'
import { captionsRead } from '../../data/captions.ts'
import { useCan } from '../../../session/use-can.ts'
import { DropBox } from '../../pieces/drop-box.tsx'
import { useAskRemove } from '../../pieces/use-ask-remove.ts'
import { sayProblem, useUpload } from '../../data/upload.ts'
import { fileProblem, formatsOf } from '../../data/upload-checks.ts'

const MEGABYTES = MAX_FILE_BYTES / 1024 / 1024

/** One file, of any type unless the field names types. Videos play; other files are served as downloads. */
export function FileControl({ id, value, onChange, onBlur, field }: ControlProps) {
  const { t } = useTranslation()
  const { percent, upload } = useUpload('file')
  const { componentDisabled } = ConfigProvider.useConfig()
  const { types } = field

  async function take(file: File): Promise<void> {
    const view = await upload(file, fileProblem(file, { ...(types && { types }), fileSize: MEGABYTES }))
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
      accept={types?.join(',')}
      disabled={componentDisabled || percent !== null}
      className="kit-upload-line"
      take={([file]) => void take(file!)}
    >
      <PaperClipOutlined aria-hidden />
      <span>{percent === null ? t('admin.upload.chooseFile') : t('admin.upload.busy', { percent })}</span>
      <span className="kit-hint">
        {types
          ? t('admin.upload.hint', { formats: formatsOf(types).join(t('admin.tabs.comma')), megabytes: MEGABYTES })
          : t('admin.upload.fileHint', { megabytes: MEGABYTES })}
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
