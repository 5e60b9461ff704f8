import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { PASSWORD_LENGTH } from '../../../contract/features/sign-in.ts'
import { session } from '../../session/session.ts'
import type { Failure } from './failure.tsx'
import { Field } from './field.tsx'
import { Frame } from './frame.tsx'
import { SendingForm } from './sending-form.tsx'

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
  const [failure, setFailure] = useState<Failure | null>(null)
  const { min, max } = PASSWORD_LENGTH
  const change = (name: keyof typeof given) => (value: string) => setGiven({ ...given, [name]: value })
  const problems = {
    userName: given.userName.trim() ? null : t('admin.signIn.userNameMissing'),
    password: given.password.length >= min && given.password.length <= max ? null : t('admin.password.length', { min, max }),
    again: given.again === given.password && given.again ? null : t('admin.password.differs'),
  }

  async function send() {
    await session.setUp({ token: params.get('token') ?? '', userName: given.userName, password: given.password })
    await navigate('/dashboard', { replace: true })
  }

  return (
    <SendingForm words={t('admin.signIn.setUpSubmit')} send={send} failure={failure} setFailure={setFailure}>
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
    </SendingForm>
  )
}
