import i18next from 'i18next'
import { useState } from 'react'
import { RESUMED_FROM, UPLOAD_FIELD, uploads, type UploadView } from '../../../contract/features/uploads.ts'
import { STORED_PICTURE } from '../../../contract/format/html-elements.ts'
import { fileOf } from '../../../contract/picture-files.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import { notify } from '../../browser/notice.ts'
import { pageData } from '../../browser/page-data.ts'
import { usePendingUpload } from './pending-uploads.ts'
import { sendForm, type Action, type Sending } from './sending/send-form.ts'
import type { UploadProblem } from './upload-checks.ts'

type Reply = OutputOf<typeof uploads.picture>

/** A reply of another shape is a failure without a reason. */
const expected = <V>(value: V | null | undefined): V => {
  if (value === null || value === undefined) throw new Error('')
  return value
}

/** Sends one file without showing anything, and reads `result[0]` of the reply (C-40b). Every failure shows the same text, with the server's reason. */
export const sendUpload = async (action: Action, file: File, sending: Sending): Promise<UploadView> =>
  expected((await sendFile(action, file, sending)).result?.[0])

/** Sends a large file in pieces, if the address takes them, and any other in one form; so is one of which the server has lost the pieces. */
async function sendFile(action: Action, file: File, sending: Sending): Promise<Partial<Reply>> {
  const kind = PIECES.get(action.path)
  if (kind && file.size >= RESUMED_FROM && (sending.field ?? UPLOAD_FIELD) === UPLOAD_FIELD && pageData.mode !== 'demo') {
    const pieces = await import('./sending/send-pieces.ts').catch(() => null)
    const reply = await pieces?.sendPieces(kind, file, sending)
    if (reply) return reply
  }
  return sendForm<Partial<Reply>>(action, file, sending)
}

/** The addresses beside which files are also taken in pieces. */
const PIECES = new Map([
  [uploads.picture.path, 'picture'],
  [uploads.file.path, 'file'],
] as const satisfies [string, string][])

/** Sends one picture of an editor to the address of the settings, and reads its own address from `files.file` of the reply (C-40c). */
export async function sendPicture(file: File, sending: Sending) {
  const action = { ...uploads.picture, path: pageData.editorUpload ?? uploads.picture.path }
  const { files, result } = await sendFile(action, file, sending)
  const src = fileOf(expected(files?.file))
  // The server would remove any other picture from the text.
  if (!STORED_PICTURE.test(src)) throw new Error('')
  return { src, width: result?.[0]?.width ?? undefined, height: result?.[0]?.height ?? undefined }
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

  async function upload(file: File): Promise<UploadView | null> {
    const ready = prepare ? await prepare(file) : file
    if (!ready) return null
    setPercent(0)
    try {
      return await sendUpload(uploads[kind], ready, { progress: setPercent })
    } catch (error) {
      notify({ kind: 'error', text: i18next.t('admin.upload.failed'), details: reasonOf(error) || null, seconds: 10 })
      return null
    } finally {
      setPercent(null)
    }
  }
  return { percent, upload }
}
