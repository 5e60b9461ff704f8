import i18next from 'i18next'
import { UPLOAD_FIELD, type uploads } from '../../../../contract/features/uploads.ts'
import { IDEMPOTENCY_KEY } from '../../../../contract/endpoint.ts'
import { headersOf, refuseAsDemo } from '../../../session/http.ts'
import { currentLanguage } from '../../../language/i18n.ts'
import { pageData } from '../../../browser/page-data.ts'
import { session } from '../../../session/session.ts'

export interface Sending {
  progress: (percent: number) => void
  /** Stops the upload; the promise is then rejected. */
  signal?: AbortSignal
  /** The form field that carries the file (C-40a). */
  field?: string
  /** Under the same key the server takes the file once. */
  key?: string
}

/** The address to which a file is sent, and the time for which the browser waits. */
export type Action = Pick<typeof uploads.picture, 'path' | 'timeout'>

/** Sends one file (C-40) by XMLHttpRequest, because fetch cannot report progress; the error of a failure has the server's reason, if it gave one. */
export function sendForm<R extends object>(
  action: Action,
  file: File,
  { progress, signal, field = UPLOAD_FIELD, key }: Sending,
): Promise<R> {
  if (pageData.mode === 'demo') return refuseAsDemo({ say: () => i18next.t('admin.calls.demo') })
  const { promise, resolve, reject } = Promise.withResolvers<R>()
  const request = new XMLHttpRequest()
  const token = session.state.token
  request.open('POST', action.path)
  request.timeout = action.timeout
  request.responseType = 'json'
  for (const [name, value] of Object.entries(uploadHeaders(token))) request.setRequestHeader(name, value)
  if (key) request.setRequestHeader(IDEMPOTENCY_KEY, key)
  request.upload.onprogress = ({ loaded, total }) => progress(Math.round((loaded / total) * 100))
  request.onload = () => {
    const body = request.response as (R & Refused) | null
    if (request.status === 200 && body && !body.error) return resolve(body)
    reject(refusalOf(request.status, body, token))
  }
  request.onerror = request.ontimeout = request.onabort = () => reject(new UploadError(0, ''))
  signal?.addEventListener('abort', () => request.abort())
  const form = new FormData()
  form.append(field, file)
  request.send(form)
  return promise
}

export const uploadHeaders = (token: string | null): Record<string, string> => headersOf({ language: currentLanguage }, token, false)

export interface Refused {
  error?: { message?: string; validationErrors?: readonly { message: string }[] | null } | null
}

/** A failed upload, with the reason that the server gave; empty if it gave none. */
export class UploadError extends Error {
  /** 0 when the server has not answered. */
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** The error of an upload that was not taken in. The reason that the server names for the file says more than its general sentence. Ends a session that is over. */
export function refusalOf(status: number, body: Refused | null, token: string | null): UploadError {
  const error = body?.error
  const message = error?.validationErrors?.[0]?.message ?? error?.message ?? ''
  if (status === 401 && token) session.end(token, message)
  return new UploadError(status, message)
}
