import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pageData } from '../../browser/page-data.ts'
import type { Sign } from '../../session/session-api.ts'
import { session } from '../../session/session.ts'
import { AccountField } from './account-field.tsx'
import { Field } from './field.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { SendingForm } from './sending-form.tsx'
import { useEntering } from './use-entering.ts'
import { useSecondStep } from './use-second-step.tsx'

/** Signing in by name and password, with the second step where the person has a second factor. */
export const LoginForm = () => {
  const { t } = useTranslation()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const { failure, setFailure, enter } = useEntering()
  const { second, send } = useSecondStep((shown) => session.signIn({ username, password, ...shown }), enter)

  async function byPasskey(sign: Sign) {
    await session.signInByPasskey(sign)
    await enter()
  }

  if (second) return second
  return (
    <SendingForm
      words={t('admin.signIn.submit')}
      send={send}
      failure={failure}
      setFailure={setFailure}
      after={<PasskeyButton setFailure={setFailure} enter={byPasskey} />}
    >
      <AccountField value={username} onChange={setUsername} />
      <Field
        label={t('admin.signIn.password')}
        name="password"
        autoComplete="current-password"
        secret
        value={password}
        onChange={setPassword}
        problem={password ? null : t('admin.signIn.passwordMissing')}
      />
      {pageData.signIn.mail && (
        <a className="si-quiet si-forgot" href="#/forgot-password">
          {t('admin.pages.forgotPassword')}
        </a>
      )}
    </SendingForm>
  )
}
