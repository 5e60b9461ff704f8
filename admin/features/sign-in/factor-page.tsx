import { Segmented } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { session } from '../../session/session.ts'
import { Themed } from '../../shell/themed.tsx'
import { Frame } from './frame.tsx'
import { hasPasskeys } from '../second-factors/browser-passkeys.ts'
import '../second-factors/factors.css'
import { PasskeySetUp } from '../second-factors/passkey-set-up.tsx'
import { TotpSetUp } from '../second-factors/totp-set-up.tsx'
import './further-ways.css'

/** B-54d: the page to which people are led whose role asks for a second factor. Nothing else is open to them until there is one. */
export const Component = () => {
  const { t } = useTranslation()
  return (
    <Frame title={t('admin.factors.setUpTitle')} lead={t('admin.factors.setUpLead')}>
      <Themed>{() => <SetUp />}</Themed>
    </Frame>
  )
}

type Kind = 'totp' | 'passkey'

function SetUp() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [kind, setKind] = useState<Kind>('totp')
  const done = () => void navigate('/dashboard', { replace: true })
  const leave = async () => {
    await session.logOut().catch(() => session.reset())
    await navigate('/login', { replace: true })
  }
  return (
    <div className="factor-steps">
      {hasPasskeys() && (
        <Segmented<Kind>
          block
          value={kind}
          onChange={setKind}
          options={[
            { value: 'totp', label: t('admin.factors.app') },
            { value: 'passkey', label: t('admin.factors.passkey') },
          ]}
        />
      )}
      {kind === 'totp' ? <TotpSetUp done={done} /> : <PasskeySetUp done={done} />}
      <button type="button" className="si-plain" onClick={() => void leave()}>
        {t('admin.shell.logOut')}
      </button>
    </div>
  )
}
