import { Modal, Tabs } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFocusBack } from '../../../../browser/use-focus-back.ts'
import { useCanAsk } from '../../../../session/use-can.ts'
import { UploadList } from '../../../pieces/uploads/upload-list.tsx'
import { useConfirm } from '../../../pieces/use-confirm.ts'
import { ChoiceList } from '../library/choices.tsx'
import type { Choices } from '../library/use-choices.ts'
import type { Arrived } from '../library/media-files.ts'
import { isMissing, isOnItsWay, useMediaUploads, type Medium } from './use-media-uploads.ts'

export interface LibraryTab {
  key: string
  label: string
  choices: Choices
  words: { search: string; none: string; notFound: string }
}

interface MediaDialogProps {
  medium: Medium
  libraries: LibraryTab[]
  /** Says that something is still on its way. */
  sayPending: () => void
  insert: (media: Arrived[]) => void
  close: () => void
}

/** Uploads pictures or videos or finds them among those that are there, and inserts them together once all uploads have arrived. */
export function MediaDialog({ medium, libraries, sayPending, insert, close }: MediaDialogProps) {
  const { about } = medium
  const { t } = useTranslation()
  const uploads = useMediaUploads(medium)
  const confirm = useConfirm()
  const tabs = useTabs(medium, uploads, libraries)
  useFocusBack()
  const chosen = libraries.flatMap(({ choices }) => choices.chosen)
  const number = uploads.entries.length + chosen.length

  function done() {
    if (uploads.entries.some(isMissing)) return sayPending()
    insert([...uploads.arrived(), ...chosen.map(({ value }) => value)])
    close()
  }
  function leave() {
    if (!uploads.entries.some(isOnItsWay)) return close()
    confirm({
      content: t(`admin.editor.${about}Leave`),
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
      title={t(`admin.editor.${about}`)}
      okText={number > 0 ? t(`admin.editor.${about}InsertSome`, { number }) : t('admin.editor.pictureInsert')}
      okButtonProps={{ disabled: number === 0 }}
      mask={{ closable: false }}
      onOk={done}
      onCancel={leave}
    >
      <Tabs items={tabs} />
    </Modal>
  )
}

/** Each tab is there for those who may do what it offers. */
function useTabs({ about, limits }: Medium, { entries, take, begin, cancel }: ReturnType<typeof useMediaUploads>, libraries: LibraryTab[]) {
  const { t } = useTranslation()
  const mayUpload = useCanAsk('Upload/Add')
  const upload = {
    key: 'upload',
    label: t('admin.editor.pictureUpload'),
    children: (
      <UploadList
        label={t(`admin.editor.${about}Choose`)}
        about={about === 'picture' ? 'picture' : 'file'}
        limits={limits}
        entries={entries}
        take={take}
        again={begin}
        drop={cancel}
      />
    ),
  }
  const shown = libraries.filter(({ choices }) => choices.mayView)
  return [
    ...(mayUpload ? [upload] : []),
    ...shown.map(({ key, label, choices, words }) => ({
      key,
      label,
      children: <ChoiceList label={label} words={words} {...choices} />,
    })),
  ]
}
