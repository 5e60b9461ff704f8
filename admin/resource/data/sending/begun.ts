import type { UrlStorage } from 'tus-js-client'
import { isRecord, readStored, STORED, writeStored } from '../../../state/storage.ts'

// The uploads that this tab has begun, by their addresses: they go on after a reload, once the same file is chosen again.

function begun(): Record<string, unknown> {
  const stored = readStored(sessionStorage, STORED.halves)
  return isRecord(stored) ? stored : {}
}

const keep = (all: Record<string, unknown>): void => writeStored(sessionStorage, STORED.halves, all)

/** Forgets an upload that has ended. */
export function forgetBegun(mark: string): void {
  const { [mark]: _, ...others } = begun()
  keep(others)
}

/** The memory of the library, by marks of files. */
export const begunUploads: UrlStorage = {
  findAllUploads: async () => [],
  findUploadsByFingerprint: async (mark) => {
    const { [mark]: address } = begun()
    if (typeof address !== 'string') return []
    return [{ uploadUrl: address, urlStorageKey: mark, size: null, metadata: {}, creationTime: '', parallelUploadUrls: null }]
  },
  removeUpload: async (mark) => forgetBegun(mark),
  addUpload: async (mark, { uploadUrl }) => {
    keep({ ...begun(), [mark]: uploadUrl })
    return mark
  },
}
