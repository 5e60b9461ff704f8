import { Alert, Button, Form, Input, QRCode, Typography } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { profile, type Proof } from '../../../contract/features/profile.ts'
import { quietly } from '../../session/session.ts'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useAttempt } from './use-attempt.ts'

interface SetUpProps {
  mayUseCode?: boolean
  done: () => void
}

interface Begun {
  secret: string
  address: string
}

/** B-54a: the password, then the secret and a first code, then the recovery codes. */
export function TotpSetUp({ mayUseCode = false, done }: SetUpProps) {
  const { t } = useTranslation()
  const [begun, setBegun] = useState<Begun | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} done={done} />
  if (begun) return <FirstCode begun={begun} confirmed={setCodes} />
  const begin = async (proof: Proof) => setBegun(await quietly(profile.beginTotp, proof))
  return <ProofForm words={t('admin.factors.next')} mayUseCode={mayUseCode} prove={begin} />
}

function FirstCode({ begun, confirmed }: { begun: Begun; confirmed: (codes: readonly string[]) => void }) {
  const { t } = useTranslation()
  const { isBusy, problem, attempt } = useAttempt()
  const confirm = async ({ verificationCode }: { verificationCode: string }) =>
    confirmed((await quietly(profile.confirmTotp, { verificationCode })).recoveryCodes)
  return (
    <Form layout="vertical" requiredMark={false} className="factor-steps" onFinish={(given) => void attempt(() => confirm(given))}>
      {problem && <Alert type="error" title={problem} role="alert" />}
      <p>{t('admin.factors.scan')}</p>
      <div className="factor-scan">
        <QRCode value={begun.address} size={168} color="#000000" bgColor="#ffffff" aria-label={t('admin.factors.qrCode')} />
        <div className="factor-key">
          <span className="kit-quiet">{t('admin.factors.key')}</span>
          <Typography.Text copyable={{ text: begun.secret }} code>
            {begun.secret.match(/.{1,4}/g)!.join(' ')}
          </Typography.Text>
        </div>
      </div>
      <Form.Item
        name="verificationCode"
        label={t('admin.factors.firstCode')}
        rules={[{ required: true, message: t('admin.factors.codeMissing') }]}
      >
        <Input autoComplete="one-time-code" inputMode="numeric" maxLength={8} autoFocus />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isBusy}>
        {t('admin.factors.switchOn')}
      </Button>
    </Form>
  )
}
