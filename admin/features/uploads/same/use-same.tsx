import { useState, type ReactNode } from 'react'
import { uploadContents } from '../../../../contract/features/upload-contents.ts'
import { uploadIdOf } from '../../../../contract/picture-files.ts'
import { quietly } from '../../../session/session.ts'
import { SameNotice, type Twin } from './same-notice.tsx'

/** B-117a: tells of files that were there already, and lets people use those. `used` is told the address of the new file that is gone then. */
export function useSame(used: (address: string) => void): { check: (address: string, name: string) => Promise<void>; notices: ReactNode } {
  const [twins, setTwins] = useState<Twin[]>([])
  const away = (id: string) => setTwins((all) => all.filter((twin) => twin.id !== id))
  async function check(address: string, name: string) {
    const id = uploadIdOf(address)
    // The file has arrived in any case: without an answer both are kept.
    const found = await quietly(uploadContents.same, { id }).catch(() => null)
    const same = found?.items[0]
    if (same) setTwins((all) => [...all, { id, name, same }])
  }
  const notices = twins.map((twin) => (
    <SameNotice key={twin.id} twin={twin} away={() => away(twin.id)} used={() => used(`/media/${twin.id}`)} />
  ))
  return { check, notices }
}
