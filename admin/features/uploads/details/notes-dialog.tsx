import { Form, Modal } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusBack } from '../../../browser/use-focus-back.ts'
import { useSaveNotes } from './use-save-notes.ts'

interface NotesDialogProps<Notes> {
  title: string
  known?: Partial<Notes>
  send: (notes: Notes) => Promise<unknown>
  close: () => void
  children: ReactNode
}

/** A form for the notes on one or several files, which stays open when they are refused. */
export function NotesDialog<Notes extends object>({ title, known, send, close, children }: NotesDialogProps<Notes>) {
  const { t } = useTranslation()
  useFocusBack()
  const [form] = Form.useForm<Notes>()
  const { isBusy, save } = useSaveNotes(close)
  return (
    <Modal open title={title} okText={t('admin.files.save')} confirmLoading={isBusy} onOk={form.submit} onCancel={close}>
      <Form form={form} layout="vertical" {...(known && { initialValues: known })} onFinish={(notes) => void save(() => send(notes))}>
        {children}
      </Form>
    </Modal>
  )
}
