import { Alert, Button, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Proof } from '../../../contract/features/profile.ts'
import { pageData } from '../../browser/page-data.ts'
import { useSession } from '../../session/session.ts'
import { useAttempt } from './use-attempt.ts'

interface ProofFormProps {
  /** The text of the button. */
  words: string
  isDanger?: boolean
  /** True where the person has a factor, and may prove themselves by it. */
  mayUseCode?: boolean
  prove: (proof: Proof) => Promise<unknown>
}

/** B-56e: asks for the password again, or for a code of a factor that is on, before a factor is changed. People of a provider may have neither (B-61m). */
export function ProofForm({ words, isDanger = false, mayUseCode = false, prove }: ProofFormProps) {
  const { t } = useTranslation()
  const { userName } = useSession()
  const [isByCode, setByCode] = useState(false)
  const { isBusy, problem, attempt } = useAttempt()
  return (
    <Form
      // Its fields then have ids of their own beside those of the form for the password.
      name="proof"
      layout="vertical"
      requiredMark={false}
      validateTrigger="onBlur"
      className="factor-steps"
      onFinish={(proof: Proof) => void attempt(() => prove(proof))}
    >
      {problem && <Alert type="error" title={problem} role="alert" />}
      {/* Password managers look for the account beside the password. */}
      <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
      {isByCode ? (
        <Form.Item
          name="verificationCode"
          label={t('admin.factors.anyCode')}
          rules={[{ required: true, message: t('admin.factors.codeMissing') }]}
        >
          <Input autoComplete="one-time-code" autoFocus />
        </Form.Item>
      ) : (
        <Form.Item
          name="currentPassword"
          label={t('admin.factors.password')}
          rules={[{ required: true, message: t('admin.signIn.passwordMissing') }]}
        >
          <Input.Password autoComplete="current-password" autoFocus />
        </Form.Item>
      )}
      <div className="factor-buttons">
        <Button type="primary" danger={isDanger} htmlType="submit" loading={isBusy}>
          {words}
        </Button>
        {pageData.signIn.sso && !mayUseCode && (
          <Button type="link" onClick={() => void attempt(() => prove({}))}>
            {t('admin.factors.noPassword')}
          </Button>
        )}
        {mayUseCode && (
          <Button type="link" onClick={() => setByCode(!isByCode)}>
            {t(isByCode ? 'admin.factors.byPassword' : 'admin.factors.byCode')}
          </Button>
        )}
      </div>
    </Form>
  )
}
