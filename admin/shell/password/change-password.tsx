import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { users } from '../../../contract/features/identity.ts'
import { CallError } from '../../session/http.ts'
import { pageData } from '../../browser/page-data.ts'
import { notify } from '../../browser/notice.ts'
import { quietly, session } from '../../session/session.ts'

interface Passwords {
  currentPassword: string
  newPassword: string
  again: string
}

/** V-01: each field is checked when it is left. */
export function ChangePassword({ done }: { done?: () => void }) {
  const { t } = useTranslation()
  const [form] = Form.useForm<Passwords>()
  const [isBusy, setBusy] = useState(false)
  const { min, max } = pageData.password

  async function submit({ currentPassword, newPassword }: Passwords) {
    setBusy(true)
    try {
      await quietly(users.changePassword, { userId: session.state.userid ?? undefined, newPassword, currentPassword } as never)
      notify({ kind: 'success', text: t('admin.password.done'), seconds: 3 })
      form.resetFields()
      done?.()
    } catch (error) {
      refuse(error)
    } finally {
      setBusy(false)
    }
  }

  function refuse(error: unknown) {
    const said = error instanceof CallError ? error : null
    for (const { members, message } of said?.body?.validationErrors ?? [])
      form.setFields(members.map((name) => ({ name: name as keyof Passwords, errors: [message] })))
    notify({ kind: 'error', text: t('admin.password.failed'), details: said?.body?.details ?? said?.message ?? null, seconds: 10 })
  }

  return (
    <Form form={form} layout="vertical" validateTrigger="onBlur" requiredMark={false} onFinish={(given) => void submit(given)}>
      <Form.Item
        name="currentPassword"
        label={t('admin.password.current')}
        rules={[{ required: true, message: t('admin.password.currentMissing') }]}
      >
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        name="newPassword"
        label={t('admin.password.fresh')}
        validateFirst
        rules={[
          { required: true, message: t('admin.password.freshMissing') },
          { min, max, message: t('admin.password.length', { min, max }) },
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="again"
        label={t('admin.password.again')}
        dependencies={['newPassword']}
        validateFirst
        rules={[
          { required: true, message: t('admin.password.againMissing') },
          {
            validator: async (_, value) => {
              if (value !== form.getFieldValue('newPassword')) throw new Error(t('admin.password.differs'))
            },
          },
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isBusy} block>
        {t('admin.password.submit')}
      </Button>
    </Form>
  )
}
