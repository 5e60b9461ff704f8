import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { PASSWORD_LENGTH } from '../../../contract/features/sign-in.ts'
import { session } from '../../session.ts'
import { FailureBox, failureOf, useWait, type Failure } from './failure.tsx'
import { Field } from './field.tsx'
import { Frame } from './frame.tsx'

export const Component = () => {
  const { t } = useTranslation()
  return (
    <Frame title={t('admin.signIn.setUpTitle')} lead={t('admin.signIn.setUpLead')}>
      <SetUpForm />
    </Frame>
  )
}

const SetUpForm = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [given, setGiven] = useState({ userName: '', password: '', again: '' })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const wait = useWait(failure)
  const { min, max } = PASSWORD_LENGTH
  const change = (name: keyof typeof given) => (value: string) => setGiven({ ...given, [name]: value })
  const problems = {
    userName: given.userName.trim() ? null : t('admin.signIn.userNameMissing'),
    password: given.password.length >= min && given.password.length <= max ? null : t('admin.password.length', { min, max }),
    again: given.again === given.password && given.again ? null : t('admin.password.differs'),
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy || wait > 0) return
    setBusy(true)
    setFailure(null)
    try {
      await session.setUp({ token: params.get('token') ?? '', userName: given.userName, password: given.password })
      await navigate('/dashboard', { replace: true })
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
        label={t('admin.signIn.newUserName')}
        name="username"
        autoComplete="username"
        autoFocus
        value={given.userName}
        onChange={change('userName')}
        problem={problems.userName}
      />
      <Field
        label={t('admin.signIn.password')}
        name="password"
        autoComplete="new-password"
        secret
        value={given.password}
        onChange={change('password')}
        problem={problems.password}
        hint={t('admin.password.length', { min, max })}
      />
      <Field
        label={t('admin.password.again')}
        name="again"
        autoComplete="new-password"
        secret
        value={given.again}
        onChange={change('again')}
        problem={problems.again}
      />
      <button type="submit" className="si-submit" disabled={wait > 0} aria-busy={busy}>
        {busy ? t('admin.signIn.busy') : t('admin.signIn.setUpSubmit')}
      </button>
    </form>
  )
}
