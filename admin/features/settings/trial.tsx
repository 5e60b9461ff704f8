import { Alert, Button, Input } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { settings as calls } from '../../../contract/features/settings.ts'
import { useAttempt } from '../../resource/pieces/use-attempt.ts'
import { quietly } from '../../session/session.ts'

const KINDS = {
  mail: { send: (to: string) => quietly(calls.sendTestMail, { to }), type: 'email', example: 'name@example.com' },
  sms: { send: (phoneNumber: string) => quietly(calls.sendTestSms, { phoneNumber }), type: 'tel', example: '13800138000' },
} as const

interface TrialProps {
  kind: keyof typeof KINDS
  /** True while changes are not saved: a trial would be of the settings before them. */
  isDirty: boolean
}

/** Sends a test to an address, and tells what the server said. */
export function Trial({ kind, isDirty }: TrialProps) {
  const { t } = useTranslation()
  const { send, type, example } = KINDS[kind]
  const [to, setTo] = useState('')
  const [milliseconds, setMilliseconds] = useState<number | null>(null)
  const { isBusy, problem, attempt } = useAttempt()
  const id = useId()
  const begin = () => {
    setMilliseconds(null)
    void attempt(async () => setMilliseconds((await send(to.trim())).milliseconds))
  }
  return (
    <form
      className="setting-trial"
      onSubmit={(event) => {
        event.preventDefault()
        begin()
      }}
    >
      <label htmlFor={id}>{t(`admin.settings.trial.${kind}`)}</label>
      <div className="setting-trial-line">
        <Input id={id} type={type} value={to} placeholder={example} onChange={({ target }) => setTo(target.value)} />
        <Button htmlType="submit" loading={isBusy} disabled={isDirty || to.trim() === ''}>
          {t('admin.settings.trial.send')}
        </Button>
      </div>
      {isDirty && <p className="kit-quiet">{t('admin.settings.trial.saveFirst')}</p>}
      {problem && <Alert type="error" showIcon title={problem} />}
      {milliseconds !== null && <Alert type="success" showIcon title={t('admin.settings.trial.sent', { to: to.trim(), milliseconds })} />}
    </form>
  )
}
