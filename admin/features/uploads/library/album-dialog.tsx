import { Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { uploadAlbums } from '../../../../contract/features/upload-albums.ts'
import { notify } from '../../../browser/notice.ts'
import { useFocusBack } from '../../../browser/use-focus-back.ts'
import { libraryChanged } from '../../../resource/data/library.ts'
import { reasonOf } from '../../../resource/data/reason.ts'
import { quietly } from '../../../session/session.ts'

interface AlbumDialogProps {
  /** The album that gets another name; null makes one. */
  of: string | null
  close: () => void
  /** Looks at the album under its new name. */
  show: (album: string) => void
}

/** Asks for the name of an album. */
export function AlbumDialog({ of, close, show }: AlbumDialogProps) {
  const { t } = useTranslation()
  useFocusBack()
  const [form] = Form.useForm<{ name: string }>()
  const [isBusy, setBusy] = useState(false)
  async function save(given: string) {
    const name = given.trim()
    setBusy(true)
    try {
      await (of === null ? quietly(uploadAlbums.create, { label: name }) : quietly(uploadAlbums.rename, { label: of, newLabel: name }))
      close()
      show(name)
      await libraryChanged()
      notify({ kind: 'success', text: t(of === null ? 'admin.albums.added' : 'admin.albums.renamed'), seconds: 3 })
    } catch (error) {
      notify({ kind: 'error', text: reasonOf(error), seconds: 10 })
    } finally {
      setBusy(false)
    }
  }
  const title = t(of === null ? 'admin.albums.add' : 'admin.albums.rename')
  return (
    <Modal open title={title} okText={t('admin.files.save')} confirmLoading={isBusy} onOk={form.submit} onCancel={close}>
      <Form form={form} layout="vertical" initialValues={{ name: of ?? '' }} onFinish={({ name }) => void save(name)}>
        <Form.Item
          name="name"
          label={t('admin.albums.name')}
          rules={[{ required: true, whitespace: true, message: t('admin.albums.nameMissing') }]}
        >
          <Input autoFocus maxLength={50} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
