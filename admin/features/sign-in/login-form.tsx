import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { landing, type LoginState } from '../../session/landing.ts'
import { onNotice } from '../../browser/notice.ts'
import { session } from '../../session/session.ts'
import type { Failure } from './failure.tsx'
import { Field } from './field.tsx'
import { SendingForm } from './sending-form.tsx'

/** The form that all three login pages share. */
export const LoginForm = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const { state } = useLocation() as { state: LoginState | null }
  const [failure, setFailure] = useState<Failure | null>(state ? { message: state.said, details: null, wait: 0 } : null)
  // Failures of the guard are shown in the form.
  useEffect(() => onNotice(({ kind, text }) => kind === 'error' && setFailure({ message: text, details: null, wait: 0 })), [])

  async function send() {
    await session.signIn({ username, password })
    await navigate(landing(params.get('redirect')), { replace: true })
  }

  return (
    <SendingForm words={t('admin.signIn.submit')} send={send} failure={failure} setFailure={setFailure}>
      <Field
        label={t('admin.signIn.userName')}
        name="username"
        autoComplete="username"
        autoFocus
        value={username}
        onChange={setUsername}
        problem={username.trim() ? null : t('admin.signIn.userNameMissing')}
      />
      <Field
        label={t('admin.signIn.password')}
        name="password"
        autoComplete="current-password"
        secret
        value={password}
        onChange={setPassword}
        problem={password ? null : t('admin.signIn.passwordMissing')}
      />
    </SendingForm>
  )
}
