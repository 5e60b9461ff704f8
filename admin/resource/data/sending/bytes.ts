import { Upload, type DetailedError, type HttpRequest, type UploadOptions } from 'tus-js-client'
import { PIECE_BYTES, resuming, type ResumedKind } from '../../../../contract/features/resuming.ts'
import { session } from '../../../session/session.ts'
import { refusalOf, UploadError, uploadHeaders, type Refused, type Sending } from './send-form.ts'
import { begunUploads } from './begun.ts'
import { isPassing, WAITS } from './waits.ts'

interface Marked extends Sending {
  /** The mark under which the tab remembers the upload; null remembers nothing. */
  mark: string | null
}

/** Sends the bytes of a file; returns the id of the upload once all have arrived. */
export async function sendBytes(kind: ResumedKind, file: File, { progress, signal, mark }: Marked): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const upload = new Upload(file, {
    ...HOW,
    metadata: { kind, name: file.name },
    storeFingerprintForResuming: mark !== null,
    fingerprint: async () => mark ?? '',
    // From here on an upload goes on or fails: the library would begin another one when the server is away for a moment.
    onUploadUrlAvailable: () => void (upload.options.endpoint = null),
    onProgress: (bytes, all) => progress(Math.floor((bytes / all) * 100)),
    onSuccess: () => resolve(upload.url!.split('/').at(-1)!),
    onError: (error) => reject(failureOf(error)),
  })
  const [before] = mark === null ? [] : await upload.findPreviousUploads()
  if (before) upload.resumeFromPreviousUpload(before)
  const stop = () => {
    void upload.abort(true).catch(() => {})
    reject(new UploadError(0, ''))
  }
  const wake = () => void upload.abort().then(() => upload.start())
  signal?.throwIfAborted()
  signal?.addEventListener('abort', stop)
  window.addEventListener('online', wake)
  upload.start()
  try {
    return await promise
  } finally {
    window.removeEventListener('online', wake)
    signal?.removeEventListener('abort', stop)
  }
}

const HOW: UploadOptions = {
  endpoint: new URL(resuming.pieces.path, location.origin).href,
  chunkSize: PIECE_BYTES,
  retryDelays: WAITS,
  urlStorage: begunUploads,
  onBeforeRequest: prepare,
  onShouldRetry: ({ originalResponse }) => isPassing(originalResponse?.getStatus() ?? 0),
}

/** Gives a request the headers of every call, and a time limit, which the library takes for no end at all. */
function prepare(request: HttpRequest): void {
  for (const [name, value] of Object.entries(uploadHeaders(session.state.token))) request.setHeader(name, value)
  const sent = request.getUnderlyingObject() as XMLHttpRequest
  sent.timeout = resuming.pieces.timeout
  sent.ontimeout = (event) => sent.onerror?.(event)
}

function failureOf(error: Error | DetailedError): UploadError {
  const response = 'originalResponse' in error ? error.originalResponse : null
  return refusalOf(response?.getStatus() ?? 0, bodyOf(response?.getBody()), session.state.token)
}

function bodyOf(text: string | undefined): Refused | null {
  try {
    return JSON.parse(text ?? 'null') as Refused | null
  } catch {
    // A proxy answers with a page.
    return null
  }
}
