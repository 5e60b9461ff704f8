import { Form, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newPassword, users } from '../../../contract/features/identity.ts'
import { CallError } from '../../session/http.ts'
import { useFocusBack } from '../../browser/use-focus-back.ts'
import { notify } from '../../browser/notice.ts'
import type { Item } from '../../resource/data/item.ts'
import { reasonOf } from '../../resource/data/reason.ts'
import { ruleOf } from '../../resource/form/rules.ts'
import { quietly } from '../../session/session.ts'
import { PasswordControl } from './password-control.tsx'

/** Sets a new password for a user, which signs that user out everywhere. */
export function ResetPasswordDialog({ user, close }: { user: Item; close: () => void }) {
  const { t } = useTranslation()
  useFocusBack()
  const [form] = Form.useForm<{ newPassword: string }>()
  const [isBusy, setBusy] = useState(false)

  async function submit(given: { newPassword: string }) {
    setBusy(true)
    try {
      await quietly(users.resetPassword, { userId: user.id, newPassword: given.newPassword })
      notify({ kind: 'success', text: t('admin.password.resetDone'), seconds: 3 })
      close()
    } catch (error) {
      if (error instanceof CallError) form.setFields([{ name: 'newPassword', errors: [reasonOf(error)] }])
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal
      open
      title={t('admin.password.reset')}
      okText={t('admin.password.reset')}
      confirmLoading={isBusy}
      onOk={form.submit}
      onCancel={close}
    >
      <p className="kit-quiet">{t('admin.password.resetLead', { name: String(user['userName']) })}</p>
      <Form form={form} layout="vertical" validateTrigger="onBlur" onFinish={(given) => void submit(given)}>
        <Form.Item name="newPassword" label={t('admin.password.fresh')} rules={[ruleOf(newPassword)]}>
          <PasswordControl />
        </Form.Item>
      </Form>
    </Modal>
  )
}
