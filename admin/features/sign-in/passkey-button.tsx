import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Sign } from '../../session/session-api.ts'
import type { Failure } from './failure.tsx'
import './further-ways.css'

interface PasskeyButtonProps {
  enter: (sign: Sign) => Promise<unknown>
  setFailure: (failure: Failure | null) => void
}

/** B-55: signs in by a passkey, where the browser has them. The code that speaks to the browser is fetched at the click. */
export const PasskeyButton = ({ enter, setFailure }: PasskeyButtonProps) => {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  if (!('PublicKeyCredential' in globalThis)) return null

  async function begin() {
    setBusy(true)
    const { attemptByPasskey } = await import('./attempt-by-passkey.ts')
    setFailure(await attemptByPasskey(enter))
    setBusy(false)
  }
  return (
    <button type="button" className="si-other" disabled={busy} onClick={() => void begin()}>
      {t('admin.signIn.withPasskey')}
    </button>
  )
}
