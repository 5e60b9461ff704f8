import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DEMO_PHONE, PHONE_CODE, SIGN_IN } from '../../../contract/features/sign-in.ts'
import { MOBILE } from '../../../contract/format/mobile.ts'
import { pageData } from '../../browser/page-data.ts'
import { session, send as call } from '../../session/session.ts'
import { failureOf, type Failure } from './failure.tsx'
import { Field } from './field.tsx'
import { SendingForm } from './sending-form.tsx'
import { useSmsWait } from './sms-wait.ts'
import { useEntering } from './use-entering.ts'
import { useSecondStep } from './use-second-step.tsx'

/** T-02: signing in by a code that is sent to a mobile number. */
export const PhoneForm = () => {
  const { t } = useTranslation()
  const [phoneNumber, setPhoneNumber] = useState('')
  const [smsCode, setSmsCode] = useState('')
  const [sent, setSent] = useState<Sent | null>(null)
  const isDemo = pageData.mode === 'demo'
  const { failure, setFailure, enter } = useEntering()
  const number = phoneNumber.trim()
  const { second, send } = useSecondStep(
    (shown) => session.signInBy(SIGN_IN.authenticateByPhone, { phoneNumber: number, smsCode }, shown),
    enter,
  )
  if (second) return second
  return (
    <SendingForm words={t('admin.signIn.submit')} send={send} failure={failure} setFailure={setFailure}>
      <Field
        label={t('admin.ways.phoneNumber')}
        name="phoneNumber"
        autoComplete="tel-national"
        inputMode="tel"
        autoFocus
        value={phoneNumber}
        onChange={(given) => setPhoneNumber(given.normalize('NFKC'))}
        hint={isDemo && t('admin.ways.demoNumber', { number: DEMO_PHONE })}
        problem={number === '' ? t('admin.ways.wrong.mobileMissing') : MOBILE.test(number) ? null : t('admin.ways.wrong.mobile')}
      />
      <Field
        label={t('admin.ways.code')}
        name="smsCode"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={6}
        value={smsCode}
        onChange={(given) => setSmsCode(given.normalize('NFKC').replaceAll(/\D/g, ''))}
        problem={PHONE_CODE.pattern.test(smsCode) ? null : t('admin.ways.wrong.smsCodeMissing')}
        hint={sent && t(`admin.ways.${sentWords(sent, isDemo)}`, { code: sent.demoCode })}
        action={<SendCode phoneNumber={number} setFailure={setFailure} onSent={setSent} />}
      />
    </SendingForm>
  )
}

/** The code itself is told in demo mode alone. */
interface Sent {
  demoCode?: string
}

const sentWords = ({ demoCode }: Sent, isDemo: boolean) => (demoCode ? 'demoCode' : isDemo ? 'demoNone' : 'codeSent')

interface SendCodeProps {
  phoneNumber: string
  setFailure: (failure: Failure | null) => void
  onSent: (sent: Sent) => void
}

/** The button that asks for a code, and counts down until another can be asked for. */
const SendCode = ({ phoneNumber, setFailure, onSent }: SendCodeProps) => {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [left, beginWait] = useSmsWait()

  async function ask(form: HTMLFormElement) {
    const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement
    // A wrong number is complained of at its field.
    if (busy || left > 0 || !field('phoneNumber').checkValidity()) return
    setBusy(true)
    setFailure(null)
    try {
      const sent = (await call(SIGN_IN.sendPhoneCode, { phoneNumber }, { quiet: true })) as Sent | null
      beginWait(PHONE_CODE.waitSeconds)
      onSent(sent ?? {})
      field('smsCode').focus()
    } catch (error) {
      const failure = failureOf(error)
      if (failure.wait > 0) beginWait(failure.wait)
      // The wait is for another code only: a code that has arrived can be used meanwhile.
      setFailure({ ...failure, wait: 0 })
    } finally {
      setBusy(false)
    }
  }

  return (
    <button
      type="button"
      className="si-action"
      disabled={left > 0}
      aria-busy={busy}
      onClick={({ currentTarget }) => currentTarget.form && void ask(currentTarget.form)}
    >
      {left > 0 ? t('admin.ways.sendAgain', { seconds: left }) : t('admin.ways.sendCode')}
    </button>
  )
}
