import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Asked, Second } from '../../session/session-api.ts'
import type { Failure } from './failure.tsx'
import { Field } from './field.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { SendingForm } from './sending-form.tsx'

/** Tries to sign in; returns what is asked for when a second factor is missing. */
export type TrySignIn = (second: Second) => Promise<Asked | null>

interface SecondStepProps {
  asked: Asked
  signIn: TrySignIn
  entered: () => Promise<void>
  back: () => void
}

/** B-54b: the password or the code from the phone was right, and a code or a passkey is asked for. */
export const SecondStep = ({ asked, signIn, entered, back }: SecondStepProps) => {
  const { t } = useTranslation()
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState<Failure | null>(null)
  const hasApp = asked.twoFactorAuthProviders.includes('GoogleAuthenticator')

  async function show(second: Second) {
    await signIn(second)
    await entered()
  }
  const after = (
    <>
      {asked.passkeyOptions && (
        <PasskeyButton setFailure={setFailure} enter={async (sign) => show({ passkey: await sign(asked.passkeyOptions!) })} />
      )}
      <button type="button" className="si-plain" onClick={back}>
        {t('admin.factors.back')}
      </button>
    </>
  )
  return (
    <SendingForm words={t('admin.factors.verify')} send={() => show({ code })} failure={failure} setFailure={setFailure} after={after}>
      <h2 className="si-second">{t('admin.factors.secondTitle')}</h2>
      <Field
        label={t(hasApp ? 'admin.factors.code' : 'admin.factors.recoveryCode')}
        name="code"
        autoComplete="one-time-code"
        autoFocus
        value={code}
        onChange={setCode}
        problem={code.trim().length >= 6 ? null : t('admin.factors.codeMissing')}
        hint={t(hasApp ? 'admin.factors.codeHint' : 'admin.factors.recoveryHint')}
      />
    </SendingForm>
  )
}
