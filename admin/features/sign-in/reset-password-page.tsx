import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { SIGN_IN } from '../../../contract/features/sign-in.ts'
import { send as call, session } from '../../session/session.ts'
import type { Failure } from './failure.tsx'
import { Frame } from './frame.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { SendingForm } from './sending-form.tsx'
import './sign-in-ways.css'

/** B-53: sets a new password with the link of a mail. */
export const Component = () => {
  const { t } = useTranslation()
  const [isDone, setDone] = useState(false)
  const token = useTokenOfLink()
  if (isDone) {
    return (
      <Frame title={t('admin.ways.resetDoneTitle')} lead={t('admin.ways.resetDone')}>
        <a className="si-submit si-link" href="#/login">
          {t('admin.ways.toLogin')}
        </a>
      </Frame>
    )
  }
  return (
    <Frame title={t('admin.ways.resetTitle')} lead={t(token ? 'admin.ways.resetLead' : 'admin.ways.resetBroken')}>
      {token && <ResetForm token={token} onDone={() => setDone(true)} />}
      <a className={token ? 'si-quiet si-below' : 'si-submit si-link'} href="#/forgot-password">
        {t('admin.ways.newLink')}
      </a>
    </Frame>
  )
}

/** Takes the token out of the address, so that it is neither in the history of the browser nor in a report of an error. */
function useTokenOfLink(): string | null {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [token] = useState(() => params.get('token'))
  const isShown = params.has('token')
  useEffect(() => {
    if (isShown) void navigate('/reset-password', { replace: true })
  }, [isShown, navigate])
  return token
}

const ResetForm = ({ token, onDone }: { token: string; onDone: () => void }) => {
  const { t } = useTranslation()
  const [given, setGiven] = useState({ password: '', again: '' })
  const [failure, setFailure] = useState<Failure | null>(null)

  async function send() {
    await call(SIGN_IN.resetByLink, { token, newPassword: given.password }, { quiet: true })
    // The server has ended all sessions of the person, so this browser forgets its own.
    session.reset()
    onDone()
  }

  return (
    <SendingForm words={t('admin.ways.resetSubmit')} send={send} failure={failure} setFailure={setFailure}>
      <NewPasswordFields label={t('admin.password.fresh')} given={given} onChange={(more) => setGiven({ ...given, ...more })} autoFocus />
    </SendingForm>
  )
}
