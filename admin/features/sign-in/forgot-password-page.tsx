import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SIGN_IN } from '../../../contract/features/sign-in.ts'
import { send as call } from '../../session/session.ts'
import { AccountField } from './account-field.tsx'
import type { Failure } from './failure.tsx'
import { Frame } from './frame.tsx'
import { SendingForm } from './sending-form.tsx'
import './sign-in-ways.css'

/** B-53: asks for a mail with a link that sets a new password. */
export const Component = () => {
  const { t } = useTranslation()
  const [account, setAccount] = useState('')
  const [isSent, setSent] = useState(false)
  return (
    <Frame
      title={t(isSent ? 'admin.ways.forgotSentTitle' : 'admin.ways.forgotTitle')}
      lead={t(isSent ? 'admin.ways.forgotSent' : 'admin.ways.forgotLead')}
    >
      {isSent ? <Sent again={() => setSent(false)} /> : <AskForm account={account} setAccount={setAccount} onSent={() => setSent(true)} />}
      <a className="si-quiet si-below" href="#/login">
        {t('admin.ways.backToLogin')}
      </a>
    </Frame>
  )
}

interface AskFormProps {
  account: string
  setAccount: (account: string) => void
  onSent: () => void
}

const AskForm = ({ account, setAccount, onSent }: AskFormProps) => {
  const { t } = useTranslation()
  const [failure, setFailure] = useState<Failure | null>(null)

  async function send() {
    await call(SIGN_IN.sendResetLink, { usernameOrEmailAddress: account.trim() }, { quiet: true })
    onSent()
  }

  return (
    <SendingForm words={t('admin.ways.forgotSubmit')} send={send} failure={failure} setFailure={setFailure}>
      <AccountField value={account} onChange={setAccount} />
    </SendingForm>
  )
}

/** The reply is the same whether there is such an account or not, so the page says what may be the reason when no mail comes. */
const Sent = ({ again }: { again: () => void }) => {
  const { t } = useTranslation()
  return (
    <div role="status">
      <p className="si-note">{t('admin.ways.forgotNothing')}</p>
      <button type="button" className="si-second" onClick={again}>
        {t('admin.ways.forgotAgain')}
      </button>
    </div>
  )
}
