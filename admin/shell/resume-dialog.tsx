import { Alert, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { session, useSession } from '../session/session.ts'
import { tabs } from '../state/tabs.ts'

interface Given {
  password: string
  code?: string
}

/** Asks for the password when a session has ended with unsaved changes, and keeps them. */
export default function ResumeDialog() {
  const { t } = useTranslation()
  const { suspended, userName } = useSession()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [form] = Form.useForm<Given>()
  // Set once the password was right and a second factor is asked for (B-54b).
  const [isAsked, setAsked] = useState(false)

  async function resume({ password, code }: Given) {
    setBusy(true)
    setProblem(null)
    try {
      const asked = await session.resume(password, code ? { code } : {})
      setAsked(asked !== null)
      if (asked === null) form.resetFields()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }

  /** An ended session is no sign-out: the unsaved words stay in the browser for this user. */
  async function leave() {
    session.reset()
    await navigate('/login')
    tabs.reset()
  }
  return (
    <Modal
      open={suspended}
      title={t('admin.resume.title')}
      okText={t('admin.signIn.submit')}
      cancelText={t('admin.resume.leave')}
      onOk={form.submit}
      onCancel={() => void leave()}
      confirmLoading={isBusy}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      width={420}
    >
      <p>{t('admin.resume.lead')}</p>
      {problem && <Alert type="error" title={problem} role="alert" />}
      <Form form={form} layout="vertical" requiredMark={false} onFinish={(values) => void resume(values)}>
        <Form.Item label={t('admin.signIn.userName')}>
          <Input value={userName} autoComplete="username" readOnly aria-label={t('admin.signIn.userName')} />
        </Form.Item>
        <Form.Item
          name="password"
          label={t('admin.signIn.password')}
          rules={[{ required: true, message: t('admin.signIn.passwordMissing') }]}
        >
          <Input.Password autoComplete="current-password" autoFocus onPressEnter={form.submit} />
        </Form.Item>
        {isAsked && (
          <Form.Item
            name="code"
            label={t('admin.factors.code')}
            extra={t('admin.factors.codeHint')}
            rules={[{ required: true, message: t('admin.factors.codeMissing') }]}
          >
            <Input autoComplete="one-time-code" autoFocus onPressEnter={form.submit} />
          </Form.Item>
        )}
      </Form>
    </Modal>
  )
}
