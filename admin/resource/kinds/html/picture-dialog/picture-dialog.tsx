import { Modal, Tabs } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../../../../contract/languages.ts'
import { galleryPicture } from '../../../../../contract/resources/gallery-picture.ts'
import { useFocusBack } from '../../../../browser/use-focus-back.ts'
import { useCanAsk } from '../../../../session/use-can.ts'
import { useMayView } from '../../../data/may-view.ts'
import { sayPending } from '../../../data/pending-uploads.ts'
import { UploadList } from '../../../pieces/uploads/upload-list.tsx'
import { useConfirm } from '../../../pieces/use-confirm.ts'
import './picture-dialog.css'
import { PICTURE_LIMITS, type Arrived } from './picture-files.ts'
import { PictureLibrary } from './picture-library.tsx'
import { pictureOf, usePictureLibrary, type PictureLibrary as Library } from './use-picture-library.ts'
import { isMissing, isOnItsWay, usePictureUploads } from './use-picture-uploads.ts'

interface PictureDialogProps {
  /** The language of the text, in which a picture is described. */
  language: Language
  insert: (pictures: Arrived[]) => void
  close: () => void
}

/** uploads pictures or finds them in the gallery, and inserts them together once all uploads have arrived. */
export function PictureDialog({ language, insert, close }: PictureDialogProps) {
  const { t } = useTranslation()
  const uploads = usePictureUploads()
  const mayView = useMayView(galleryPicture)
  const library = usePictureLibrary(mayView)
  const confirm = useConfirm()
  useFocusBack()
  const number = uploads.entries.length + library.chosen.length

  function done() {
    if (uploads.entries.some(isMissing)) return sayPending()
    insert([...uploads.pictures(), ...library.chosen.map((item) => pictureOf(item, language))])
    close()
  }
  function leave() {
    if (!uploads.entries.some(isOnItsWay)) return close()
    confirm({
      content: t('admin.editor.pictureLeave'),
      okText: t('admin.editor.pictureLeaveOk'),
      danger: true,
      then: async () => {
        uploads.stop()
        close()
      },
    })
  }
  return (
    <Modal
      open
      width={720}
      title={t('admin.editor.picture')}
      okText={number > 0 ? t('admin.editor.pictureInsertSome', { number }) : t('admin.editor.pictureInsert')}
      okButtonProps={{ disabled: number === 0 }}
      mask={{ closable: false }}
      onOk={done}
      onCancel={leave}
    >
      <Tabs items={useTabs(uploads, mayView ? library : null)} />
    </Modal>
  )
}

/** Each tab is there for those who may do what it offers. */
function useTabs({ entries, take, begin, cancel }: ReturnType<typeof usePictureUploads>, library: Library | null) {
  const { t } = useTranslation()
  const mayUpload = useCanAsk('Upload/Add')
  const upload = {
    key: 'upload',
    label: t('admin.editor.pictureUpload'),
    children: (
      <UploadList
        label={t('admin.editor.pictureChoose')}
        about="picture"
        limits={PICTURE_LIMITS}
        entries={entries}
        take={take}
        again={begin}
        drop={cancel}
      />
    ),
  }
  return [
    ...(mayUpload ? [upload] : []),
    ...(library ? [{ key: 'library', label: t('admin.editor.pictureLibrary'), children: <PictureLibrary {...library} /> }] : []),
  ]
}
