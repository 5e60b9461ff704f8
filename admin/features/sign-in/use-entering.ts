import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { onNotice } from '../../browser/notice.ts'
import { landing, type LoginState } from '../../session/landing.ts'
import type { Failure } from './failure.tsx'

/** The state that every way to sign in shares: the failure to show, and the page to go to. */
export function useEntering() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { state } = useLocation() as { state: LoginState | null }
  const [failure, setFailure] = useState<Failure | null>(state ? { message: state.said, details: null, wait: 0 } : null)
  // Failures of the guard are shown in the form.
  useEffect(() => onNotice(({ kind, text }) => kind === 'error' && setFailure({ message: text, details: null, wait: 0 })), [])
  const enter = async () => navigate(landing(params.get('redirect')), { replace: true })
  return { failure, setFailure, enter }
}
