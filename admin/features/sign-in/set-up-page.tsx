import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { session } from '../../session/session.ts'
import type { Failure } from './failure.tsx'
import { Field } from './field.tsx'
import { Frame } from './frame.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { SendingForm } from './sending-form.tsx'

export const Component = () => {
  const { t } = useTranslation()
  return (
    <Frame title={t('admin.ways.setUpTitle')} lead={t('admin.ways.setUpLead')}>
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
  const change = (more: Partial<typeof given>) => setGiven({ ...given, ...more })

  async function send() {
    await session.setUp({ token: params.get('token') ?? '', userName: given.userName, password: given.password })
    await navigate('/dashboard', { replace: true })
  }

  return (
    <SendingForm words={t('admin.ways.setUpSubmit')} send={send} failure={failure} setFailure={setFailure}>
      <Field
        label={t('admin.ways.newUserName')}
        name="username"
        autoComplete="username"
        autoFocus
        value={given.userName}
        onChange={(userName) => change({ userName })}
        problem={given.userName.trim() ? null : t('admin.signIn.userNameMissing')}
      />
      <NewPasswordFields label={t('admin.signIn.password')} given={given} onChange={change} />
    </SendingForm>
  )
}
