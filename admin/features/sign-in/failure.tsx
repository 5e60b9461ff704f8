import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../session/http.ts'

export interface Failure {
  message: string
  details: string | null
  /** Seconds before another attempt is allowed. */
  wait: number
}

export function failureOf(error: unknown): Failure {
  if (error instanceof CallError) return { message: error.message, details: detailsOf(error), wait: error.retryAfter ?? 0 }
  return { message: error instanceof Error ? error.message : String(error), details: null, wait: 0 }
}

/** For a refused input: the message of each field on its own line. */
const detailsOf = ({ body }: CallError) => body?.validationErrors?.map(({ message }) => message).join('\n') ?? body?.details ?? null

/** Counts down the seconds that are left to wait. */
export function useWait(failure: Failure | null): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    setLeft(failure?.wait ?? 0)
    if (!failure?.wait) return
    const end = Date.now() + failure.wait * 1000
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 500)
    return () => clearInterval(timer)
  }, [failure])
  return left
}

export const FailureBox = ({ failure, wait }: { failure: Failure | null; wait: number }) => {
  const { t } = useTranslation()
  return (
    <div role="alert" className="si-alert">
      {failure && (
        <div>
          <strong>{failure.message}</strong>
          {failure.details && <span>{failure.details}</span>}
          {wait > 0 && <span>{t('admin.signIn.wait', { seconds: wait })}</span>}
        </div>
      )}
    </div>
  )
}
