import { Button } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_PICTURE_BYTES } from '../../../contract/features/uploads.ts'
import { PICTURE_TYPES } from '../../../contract/media-types.ts'
import { part } from '../../browser/part.ts'
import { allowed } from '../../resource/data/allowed-files.ts'
import { useUpload } from '../../resource/data/upload.ts'
import { Late } from '../../shell/parts/bounds.tsx'
import { UserAvatar } from '../../shell/user-menu.tsx'

const CropDialog = part(() => import('../../resource/kinds/picture/crop-dialog.tsx'))

/** Only the part that is cut out of the picture is sent. */
const LIMITS = { types: PICTURE_TYPES, fileSize: MAX_PICTURE_BYTES / 1024 / 1024 }

/** The own avatar, with a way to choose and crop another or to remove it. */
export function OwnAvatar({ avatar, save }: { avatar: string | null; save: (avatar: string | null) => Promise<unknown> }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const { upload } = useUpload('avatar')

  function pick(files: File[]) {
    const [picked] = allowed(files, { about: 'picture', limits: LIMITS, present: [] })
    if (picked) setFile(picked)
  }
  async function choose(cut: File) {
    const view = await upload(cut)
    if (!view) return
    await save(view.url)
    setFile(null)
  }
  return (
    <>
      <UserAvatar size={64} />
      <div className="profile-face">
        <Button onClick={() => input.current?.click()}>{t('admin.own.avatar')}</Button>
        {avatar && <Button onClick={() => void save(null)}>{t('admin.own.avatarRemove')}</Button>}
      </div>
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES.join(',')}
        aria-label={t('admin.own.avatar')}
        hidden
        onChange={({ target }) => {
          pick([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <Late close={() => setFile(null)}>{file && <CropDialog file={file} choose={choose} close={() => setFile(null)} />}</Late>
    </>
  )
}
