import type { RootOptions } from 'react-dom/client'
import { isRouteErrorResponse, type ClientOnErrorFunction } from 'react-router'
import { CallError } from '../../session/http.ts'
import { pageData } from '../../browser/page-data.ts'
import { sendError } from './send-error.ts'
import { errorLog, type LoggedError } from '../../state/error-log.ts'

/** Options for `createRoot` and `RouterProvider`. */
interface Collecting {
  root: Pick<Required<RootOptions>, 'onCaughtError' | 'onUncaughtError'>
  onError: ClientOnErrorFunction
}

interface Place extends EventTarget {
  location: { href: string }
}

interface Options {
  /** True when this browser keeps its errors as well (S-14). */
  isKept?: boolean
  add?: (entry: LoggedError) => void
  send?: (entry: LoggedError) => void
}

/** Browsers report a size that changes during the callback of a ResizeObserver. It does no harm. */
const HARMLESS = /^ResizeObserver loop/

/**
 * S-14, B-75: unhandled errors enter the log and are sent to the server, each once, even if several handlers report it. A refused call has shown its
 * message already and is left out.
 */
export function collectErrors(
  place: Place = window,
  { isKept = pageData.errorLog, add = errorLog.add, send = sendError }: Options = {},
): Collecting {
  const seen = new WeakSet<object>()

  function note(error: unknown, info: string): void {
    if (error instanceof CallError || isRouteErrorResponse(error)) return
    if (typeof error === 'object' && error !== null) {
      if (seen.has(error)) return
      seen.add(error)
    }
    const err = errOf(error)
    if (HARMLESS.test(err.message)) return
    const entry = { err, info, url: place.location.href, time: Date.now() }
    if (isKept) add(entry)
    send(entry)
  }

  place.addEventListener('error', (event) => {
    const { error, message, filename, lineno, colno } = event as ErrorEvent
    note(error ?? message, `${filename}:${lineno}:${colno}`)
  })
  place.addEventListener('unhandledrejection', (event) => note((event as PromiseRejectionEvent).reason, 'unhandledrejection'))

  return {
    root: {
      onCaughtError: (error, { componentStack }) => {
        note(error, componentStack?.trim() ?? '')
        console.error(error)
      },
      onUncaughtError: (error, { componentStack }) => {
        note(error, componentStack?.trim() ?? '')
        reportError(error)
      },
    },
    onError: (error, { pattern, errorInfo }) => note(error, errorInfo?.componentStack?.trim() ?? pattern),
  }
}

const errOf = (error: unknown): LoggedError['err'] =>
  error instanceof Error ? { message: error.message || error.name, stack: error.stack ?? '' } : { message: String(error), stack: '' }
