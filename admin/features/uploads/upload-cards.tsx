import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { uploads } from '../../../contract/features/uploads.ts'
import { PICTURE_TYPES } from '../../../contract/media-types.ts'
import { useCropping } from '../../resource/kinds/picture/use-cropping.tsx'
import type { UploadOptions } from './options.tsx'
import { Uploader, type UploaderProps } from './uploader.tsx'
import { libraryChanged } from '../../resource/data/library.ts'
import { useSame } from './same/use-same.tsx'
import { useFileLimits, usePictureLimits } from '../../resource/data/upload-limits.ts'

interface CardsProps extends Pick<UploaderProps, 'gone' | 'remove'> {
  options: UploadOptions
  /** Is told the address of a file that was deleted, since one with the same content was there. */
  forget: (address: string) => Promise<void>
}

/** A card for each way to upload: one picture, an avatar that is cropped, several pictures, files. */
export function UploadCards({ options, gone, remove, forget }: CardsProps) {
  const { t } = useTranslation()
  const { crop, dialog } = useCropping()
  const pictures = usePictureLimits()
  const files = useFileLimits()
  const { check, notices } = useSame((address) => void forget(address))
  const arrived = (address: string, name: string) => void Promise.all([libraryChanged(), check(address, name)])
  const shared = { gone, remove, field: options.field, arrived }
  return (
    <>
      {notices}
      <div className="uploads-cards">
        <Card title={t('admin.files.single')}>
          <Uploader
            {...shared}
            label={t('admin.upload.choose')}
            about="picture"
            action={uploads.picture}
            limits={{ ...pictures, limit: 1 }}
          />
        </Card>
        <Card title={t('admin.files.avatar')} lead={t('admin.files.avatarLead')}>
          <Uploader
            {...shared}
            label={t('admin.files.chooseAvatar')}
            about="picture"
            action={uploads.avatar}
            limits={{ types: PICTURE_TYPES, limit: 1 }}
            prepare={crop}
          />
          {dialog}
        </Card>
        <Card
          title={t('admin.files.several')}
          lead={options.mostPictures > 0 && t('admin.upload.pictureCount', { number: options.mostPictures })}
        >
          <Uploader
            {...shared}
            label={t('admin.files.choosePictures')}
            about="picture"
            action={uploads.picture}
            limits={{ ...pictures, limit: options.mostPictures }}
          />
        </Card>
        <Card title={t('admin.files.file')} lead={options.mostFiles > 0 && t('admin.upload.fileCount', { number: options.mostFiles })}>
          <Uploader
            {...shared}
            label={t('admin.files.chooseFiles')}
            about="file"
            action={uploads[options.action]}
            limits={{ ...files, limit: options.mostFiles, isOnce: !options.hasDuplicates }}
          />
        </Card>
      </div>
    </>
  )
}

const Card = ({ title, lead, children }: { title: string; lead?: string | false; children: ReactNode }) => (
  <section className="kit-card">
    <h2 className="uploads-title">
      {title} {lead && <span className="kit-hint">{lead}</span>}
    </h2>
    {children}
  </section>
)
