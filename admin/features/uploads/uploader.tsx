import type { Action } from '../../resource/data/sending/send-form.ts'
import { sayFailure, sendUpload, type Prepare } from '../../resource/data/upload.ts'
import { useEntries } from '../../resource/data/use-entries.ts'
import { UploadList, type UploadListProps } from '../../resource/pieces/uploads/upload-list.tsx'
import './uploads.css'

export interface UploaderProps extends Pick<UploadListProps, 'label' | 'about' | 'limits' | 'remove'> {
  /** The address to which files are sent, and the form field that carries them (C-40a). */
  action: Action
  field?: string
  prepare?: Prepare
  /** Files that were deleted elsewhere on the page. */
  gone: ReadonlySet<string>
  arrived: (address: string, name: string) => void
}

/** Sends files to the library, and shows them. */
export function Uploader({ action, field, prepare, gone, arrived, ...shown }: UploaderProps) {
  const uploads = useEntries({
    send: (file, sending) => sendUpload(action, file, { ...sending, ...(field && { field }) }),
    arrived: (_, { url, name }) => {
      arrived(url, name)
      return url
    },
    failed: sayFailure,
  })

  async function take(files: File[]): Promise<void> {
    for (const file of files) {
      const ready = prepare ? await prepare(file) : file
      if (ready) void uploads.begin(crypto.randomUUID(), ready)
    }
  }
  return (
    <UploadList
      {...shown}
      entries={uploads.entries.filter(({ url }) => url === null || !gone.has(url))}
      take={(files) => void take(files)}
      again={uploads.begin}
      drop={uploads.cancel}
    />
  )
}
