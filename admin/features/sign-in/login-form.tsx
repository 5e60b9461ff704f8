import { useEffect, useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { landing, type LoginState } from '../../landing.ts'
import { onNotice } from '../../notice.ts'
import { session } from '../../session.ts'
import { FailureBox, failureOf, useWait, type Failure } from './failure.tsx'
import { Field } from './field.tsx'

/** Name and password, whatever the page around them looks like. */
export const LoginForm = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const { state } = useLocation() as { state: LoginState | null }
  const [failure, setFailure] = useState<Failure | null>(state ? { message: state.said, details: null, wait: 0 } : null)
  const wait = useWait(failure)

  // What went wrong on the way here is said here.
  useEffect(() => onNotice(({ kind, text }) => kind === 'error' && setFailure({ message: text, details: null, wait: 0 })), [])

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy || wait > 0) return
    setBusy(true)
    setFailure(null)
    try {
      await session.signIn({ username, password })
      await navigate(landing(params.get('redirect')), { replace: true })
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className="si-form" onSubmit={(event) => void submit(event)}>
      <FailureBox failure={failure} wait={wait} />
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
      <button type="submit" className="si-submit" disabled={wait > 0} aria-busy={busy}>
        {busy ? t('admin.signIn.busy') : t('admin.signIn.submit')}
      </button>
    </form>
  )
}
