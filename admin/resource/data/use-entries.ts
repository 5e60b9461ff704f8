import PQueue from 'p-queue'
import { useRef, useState } from 'react'
import { usePendingUpload } from './pending-uploads.ts'
import type { Sending } from './sending/send-form.ts'

/** T-13a: a file on its way to the server, or arrived there. */
export interface UploadEntry {
  uid: string
  name: string
  size: number
  /** Null until the server has answered. */
  url: string | null
  status: 'ready' | 'success'
  file: File
  percent: number
  /** The reason of a failure, in words. */
  error?: string
  /** False when the same file would be refused again. */
  canRetry?: boolean
}

interface Ways<V> {
  send: (file: File, sending: Sending) => Promise<V>
  /** Returns the address of a file that has arrived; null takes its entry off the list. */
  arrived: (entry: UploadEntry, answer: V) => string | null
  /** Says a failure in words. */
  failed: (error: unknown) => string
}

/** More at once would make each slow, and the first wait for the last. */
const AT_ONCE = 3

/** Files that are sent, with progress; each can be stopped, and sent again after a failure. */
export function useEntries<V>({ send, arrived, failed }: Ways<V>) {
  const [entries, setEntries] = useState<UploadEntry[]>([])
  const [queue] = useState(() => new PQueue({ concurrency: AT_ONCE }))
  usePendingUpload(entries.some(({ status, error, canRetry = false }) => status === 'ready' && (!error || canRetry)))
  const running = useRef(new Map<string, AbortController>())
  const drop = (uid: string) => setEntries((all) => all.filter((one) => one.uid !== uid))
  const change = (uid: string, now: Partial<UploadEntry>) =>
    setEntries((all) => all.map((one) => (one.uid === uid ? { ...one, ...now } : one)))
  /** An entry that is sent again keeps its place. */
  const put = (entry: UploadEntry) =>
    setEntries((all) =>
      all.some(({ uid }) => uid === entry.uid) ? all.map((one) => (one.uid === entry.uid ? entry : one)) : [...all, entry],
    )

  async function begin(uid: string, file: File): Promise<void> {
    const abort = new AbortController()
    running.current.set(uid, abort)
    const entry = entryOf(uid, file)
    put(entry)
    const sending = { progress: (percent: number) => change(uid, { percent }), signal: abort.signal }
    try {
      const answer = await queue.add(() => send(file, sending), { signal: abort.signal })
      const url = arrived(entry, answer)
      if (url === null) drop(uid)
      else change(uid, { url, status: 'success' })
    } catch (error) {
      if (!abort.signal.aborted) change(uid, { error: failed(error), canRetry: true })
    } finally {
      running.current.delete(uid)
    }
  }

  function cancel(uid: string): void {
    running.current.get(uid)?.abort()
    drop(uid)
  }

  /** Stops all, empties the list, and returns how many were on their way. */
  function stop(): number {
    const { current } = running
    for (const abort of current.values()) abort.abort()
    setEntries([])
    return current.size
  }

  /** Adds a file that is not sent, with the reason. */
  const refuse = (uid: string, file: File, error: string) => put({ ...entryOf(uid, file), error })
  return { entries, begin, cancel, stop, refuse }
}

const entryOf = (uid: string, file: File): UploadEntry => ({
  uid,
  name: file.name,
  size: file.size,
  url: null,
  status: 'ready',
  file,
  percent: 0,
})
