import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../session/http.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

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

/** For a refused input: the message of each field on its own line, unless it says the same as the whole. */
function detailsOf({ body, message }: CallError): string | null {
  const details = body?.validationErrors?.map((problem) => problem.message).join('\n') ?? body?.details ?? null
  return details === message ? null : details
}

/** Counts down the seconds that are left to wait. */
export function useWait(failure: Failure | null): number {
  const [until, setUntil] = useState(0)
  useEffect(() => setUntil(failure?.wait ? Date.now() + failure.wait * 1000 : 0), [failure])
  return useSecondsLeft(until)
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
