import i18next from 'i18next'
import { useState } from 'react'
import { UPLOAD_FIELD, uploads, type UploadView } from '../../../contract/features/uploads.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import { headersOf, refuseAsDemo } from '../../session/http.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { notify } from '../../browser/notice.ts'
import { pageData } from '../../browser/page-data.ts'
import { session } from '../../session/session.ts'
import type { UploadProblem } from './upload-checks.ts'

type Reply = OutputOf<typeof uploads.picture>

interface Sending {
  progress: (percent: number) => void
  /** Stops the upload; the promise is then rejected. */
  signal?: AbortSignal
}

/** Sends one file (C-40) by XMLHttpRequest, because fetch cannot report progress. Every failure shows the same text, with the server's reason as details. */
function send(endpoint: typeof uploads.picture, file: File, { progress, signal }: Sending): Promise<UploadView> {
  if (pageData.mode === 'demo') return refuseAsDemo({ say: () => i18next.t('admin.calls.demo') })
  const { promise, resolve, reject } = Promise.withResolvers<UploadView>()
  const request = new XMLHttpRequest()
  const token = session.state.token
  request.open('POST', endpoint.path)
  request.timeout = endpoint.timeout
  request.responseType = 'json'
  for (const [name, value] of Object.entries(headersOf({ language: currentLanguage }, token, false))) request.setRequestHeader(name, value)
  request.upload.onprogress = ({ loaded, total }) => progress(Math.round((loaded / total) * 100))
  request.onload = () => {
    const body = request.response as Reply | { error?: { message?: string } } | null
    if (request.status === 200 && body && 'result' in body && body.result) return resolve(body.result[0]!)
    const message = body?.error && 'message' in body.error ? String(body.error.message) : ''
    if (request.status === 401 && token) session.end(token, message)
    reject(new Error(message))
  }
  request.onerror = request.ontimeout = request.onabort = () => reject(new Error(''))
  signal?.addEventListener('abort', () => request.abort())
  const form = new FormData()
  form.append(UPLOAD_FIELD, file)
  request.send(form)
  return promise
}

/** Sends one picture without showing anything. The error of a failure has the server's reason, if it gave one. */
export const sendPicture = (file: File, sending: Sending) => send(uploads.picture, file, sending)

export const sayProblem = (problem: UploadProblem): string => {
  const { words, ...values } = problem
  const formats = 'formats' in values ? { formats: values.formats.join(i18next.t('admin.tabs.comma')) } : {}
  return i18next.t(`admin.upload.${words}`, { ...values, ...formats } as Record<string, unknown>)
}

/** Runs one upload at a time, with `percent` as progress. Returns null after a failure, which a notice has shown. */
export function useUpload(kind: keyof typeof uploads) {
  const [percent, setPercent] = useState<number | null>(null)

  async function upload(file: File, problem: UploadProblem | null): Promise<UploadView | null> {
    if (problem) return refused(sayProblem(problem))
    setPercent(0)
    try {
      return await send(uploads[kind], file, { progress: setPercent })
    } catch (error) {
      return refused(i18next.t('admin.upload.failed'), error instanceof Error ? error.message : null)
    } finally {
      setPercent(null)
    }
  }
  return { percent, upload }
}

function refused(text: string, details: string | null = null): null {
  notify({ kind: 'error', text, details: details || null, seconds: 10 })
  return null
}
