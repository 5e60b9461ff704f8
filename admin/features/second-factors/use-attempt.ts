import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../session/http.ts'
import { passkeyProblem } from './browser-passkeys.ts'

/** Runs one attempt at a time, and keeps the reason of the last one that failed. */
export function useAttempt() {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      const known = passkeyProblem(error)
      setProblem(known ? t(`admin.factors.${known}`) : messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, problem, attempt }
}

function messageOf(error: unknown): string {
  if (error instanceof CallError) return error.body?.validationErrors?.[0]?.message ?? error.message
  return error instanceof Error ? error.message : String(error)
}
