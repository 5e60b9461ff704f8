import { CloudUploadOutlined } from '@ant-design/icons'
import { Progress } from 'antd'
import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '../../../../contract/features/upload-library.ts'
import { VIDEO_TYPES } from '../../../../contract/media-types.ts'
import { uploadIdOf } from '../../../../contract/picture-files.ts'
import { allowed } from '../../../resource/data/allowed-files.ts'
import type { UploadLimits } from '../../../resource/data/upload-checks.ts'
import { useUpload } from '../../../resource/data/upload.ts'
import { DropBox } from '../../../resource/pieces/drop-box.tsx'
import { useFileLimits, usePictureLimits } from '../../../resource/data/upload-limits.ts'
import { putContent, sayDone } from './put-content.ts'

/** B-117b: uploads a file that takes the place of this one; the address and all uses stay. */
export function ReplaceTab({ file }: { file: LibraryFile }) {
  const { t } = useTranslation()
  const isPicture = file.kind === 'picture'
  const { percent, upload } = useUpload(isPicture ? 'picture' : 'file')
  const limits = useReplaceLimits(file)
  async function take(files: File[]): Promise<void> {
    const [given] = allowed(files, { about: isPicture ? 'picture' : 'file', limits, present: [] })
    const view = given && (await upload(given))
    if (view && (await putContent(file, uploadIdOf(view.url), { isNew: true }))) sayDone(t('admin.contents.replaced'))
  }
  return (
    <>
      <p className="kit-quiet">{t('admin.contents.replaceLead')}</p>
      <DropBox accept={limits.types?.join(',')} disabled={percent !== null} className="kit-upload-line" take={(files) => void take(files)}>
        {percent === null ? <CloudUploadOutlined aria-hidden /> : <Progress type="circle" size={24} percent={percent} />}
        <span>{percent === null ? t('admin.contents.choose') : t('admin.upload.busy', { percent })}</span>
      </DropBox>
    </>
  )
}

function useReplaceLimits({ kind }: LibraryFile): UploadLimits {
  const pictures = usePictureLimits()
  const files = useFileLimits(kind === 'video' ? VIDEO_TYPES : undefined)
  return kind === 'picture' ? pictures : files
}
