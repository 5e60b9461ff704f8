import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureBox, failureOf, useWait, type Failure } from './failure.tsx'

interface SendingFormProps {
  /** The text of the button. */
  words: string
  send: () => Promise<void>
  /** The failure of this form, or of the page before. */
  failure: Failure | null
  setFailure: (failure: Failure | null) => void
  children: ReactNode
  /** Stands below the button. */
  after?: ReactNode
}

/** A form that is sent once at a time, shows its failure above the fields, and waits if the server says so. */
export function SendingForm({ words, send, failure, setFailure, children, after }: SendingFormProps) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const wait = useWait(failure)

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy || wait > 0) return
    setBusy(true)
    setFailure(null)
    try {
      await send()
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className="si-form" onSubmit={(event) => void submit(event)}>
      <FailureBox failure={failure} wait={wait} />
      {children}
      <button type="submit" className="si-submit" disabled={wait > 0} aria-busy={busy}>
        {busy ? t('admin.signIn.busy') : words}
      </button>
      {after}
    </form>
  )
}
