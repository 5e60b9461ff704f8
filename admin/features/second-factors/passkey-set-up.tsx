import { Alert, Button, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { profile, type Proof } from '../../../contract/features/profile.ts'
import { deviceOf } from '../../../contract/format/device-name.ts'
import { quietly } from '../../session/session.ts'
import { makePasskey } from './browser-passkeys.ts'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useAttempt } from './use-attempt.ts'

interface SetUpProps {
  mayUseCode?: boolean
  done: () => void
}

/** B-55a: the password, then a name and the browser's own dialog, then recovery codes with the first factor. */
export function PasskeySetUp({ mayUseCode = false, done }: SetUpProps) {
  const { t } = useTranslation()
  const [options, setOptions] = useState<Record<string, unknown> | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} done={done} />
  if (options) return <NewPasskey options={options} made={(given) => (given ? setCodes(given) : done())} />
  const begin = async (proof: Proof) => setOptions(await quietly(profile.beginPasskey, proof))
  return <ProofForm words={t('admin.factors.next')} mayUseCode={mayUseCode} prove={begin} />
}

interface NewPasskeyProps {
  options: Record<string, unknown>
  made: (codes: readonly string[] | null) => void
}

function NewPasskey({ options, made }: NewPasskeyProps) {
  const { t } = useTranslation()
  const { isBusy, problem, attempt } = useAttempt()
  const add = async ({ name }: { name: string }) => {
    const passkey = await makePasskey(options)
    made((await quietly(profile.addPasskey, { name, passkey })).recoveryCodes)
  }
  return (
    <Form
      layout="vertical"
      requiredMark={false}
      className="factor-steps"
      initialValues={{ name: deviceOf(navigator.userAgent).join(' · ') }}
      onFinish={(given) => void attempt(() => add(given))}
    >
      {problem && <Alert type="error" title={problem} role="alert" />}
      <p>{t('admin.factors.passkeyLead')}</p>
      <Form.Item
        name="name"
        label={t('admin.factors.passkeyName')}
        rules={[{ required: true, whitespace: true, message: t('admin.factors.nameMissing') }]}
      >
        <Input maxLength={64} autoFocus />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isBusy}>
        {t('admin.factors.passkeyMake')}
      </Button>
    </Form>
  )
}
