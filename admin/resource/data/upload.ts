import i18next from 'i18next'
import { useState } from 'react'
import { UPLOAD_FIELD, uploads, type UploadView } from '../../../contract/features/uploads.ts'
import { IDEMPOTENCY_KEY, type OutputOf } from '../../../contract/endpoint.ts'
import { headersOf, refuseAsDemo } from '../../session/http.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { notify } from '../../browser/notice.ts'
import { pageData } from '../../browser/page-data.ts'
import { session } from '../../session/session.ts'
import { usePendingUpload } from './pending-uploads.ts'
import type { UploadProblem } from './upload-checks.ts'

type Reply = OutputOf<typeof uploads.picture>

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

/** Sends one file without showing anything, and reads `result[0]` of the reply (C-40b). Every failure shows the same text, with the server's reason. */
export const sendUpload = async (action: Action, file: File, sending: Sending): Promise<UploadView> =>
  (await sendForm<Reply>(action, file, sending)).result[0]!

/** Sends one file (C-40) by XMLHttpRequest, because fetch cannot report progress; the error of a failure has the server's reason, if it gave one. */
export function sendForm<R extends { result: unknown }>(
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
  for (const [name, value] of Object.entries(headersOf({ language: currentLanguage }, token, false))) request.setRequestHeader(name, value)
  if (key) request.setRequestHeader(IDEMPOTENCY_KEY, key)
  request.upload.onprogress = ({ loaded, total }) => progress(Math.round((loaded / total) * 100))
  request.onload = () => {
    const body = request.response as (Partial<R> & { error?: Refusal | null }) | null
    if (request.status === 200 && body?.result) return resolve(body as R)
    const message = messageIn(body?.error)
    if (request.status === 401 && token) session.end(token, message)
    reject(new Error(message))
  }
  request.onerror = request.ontimeout = request.onabort = () => reject(new Error(''))
  signal?.addEventListener('abort', () => request.abort())
  const form = new FormData()
  form.append(field, file)
  request.send(form)
  return promise
}

interface Refusal {
  message?: string
  validationErrors?: readonly { message: string }[] | null
}

/** The reason that the server names says more than the general sentence. */
const messageIn = (error: Refusal | null | undefined): string => error?.validationErrors?.[0]?.message ?? error?.message ?? ''

/** Sends one picture of an editor, whose address is read from `files.file` of the reply (C-40c). */
export async function sendPicture(file: File, sending: Sending) {
  const { files, result } = await sendForm<Reply>(uploads.picture, file, sending)
  return { src: files.file, width: result[0]?.width ?? undefined, height: result[0]?.height ?? undefined }
}

/** The reason that the server gave for a failure; empty if it gave none. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : '')

/** every failure reads alike. The reason follows if the server gave one, so that a broken file does not blame the network. */
export const sayFailure = (error: unknown): string => [i18next.t('admin.upload.failed'), reasonOf(error)].filter(Boolean).join(' · ')

export const sayProblem = (problem: UploadProblem): string => {
  const { words, ...values } = problem
  const formats = 'formats' in values ? { formats: values.formats.join(i18next.t('admin.tabs.comma')) } : {}
  return i18next.t(`admin.upload.${words}`, { ...values, ...formats } as Record<string, unknown>)
}

/** Makes the file that is sent of the file that was chosen; null sends none. */
export type Prepare = (file: File) => Promise<File | null>

/** Runs one upload at a time, with `percent` as progress. Returns null after a failure, which a notice has shown, and where nothing is sent. */
export function useUpload(kind: keyof typeof uploads, prepare?: Prepare) {
  const [percent, setPercent] = useState<number | null>(null)
  usePendingUpload(percent !== null)

  async function upload(file: File, problem: UploadProblem | null): Promise<UploadView | null> {
    if (problem) return refused(sayProblem(problem))
    const ready = prepare ? await prepare(file) : file
    if (!ready) return null
    setPercent(0)
    try {
      return await sendUpload(uploads[kind], ready, { progress: setPercent })
    } catch (error) {
      return refused(i18next.t('admin.upload.failed'), reasonOf(error))
    } finally {
      setPercent(null)
    }
  }
  return { percent, upload }
}

function refused(text: string, details = ''): null {
  notify({ kind: 'error', text, details: details || null, seconds: 10 })
  return null
}
