import { statfs } from 'node:fs/promises'

interface DiskParts {
  folder: string
  /** Prints a line when the disk gets full, and when there is space again. */
  say: (line: string) => void
  /** Reads the free space and the size of the disk, in bytes. */
  look?: (folder: string) => Promise<Space>
}

interface Space {
  free: number
  size: number
}

export interface Disk {
  /** True when there is space for rows that could be dropped. */
  hasRoom(): boolean
  look(): Promise<void>
  stop(): Promise<void>
}

const EVERY_MS = 60_000
const LEAST = 1024 ** 3
/** On a small disk a gigabyte would be too much to keep free. */
const LEAST_SHARE = 0.05
/** The disk has room again only when so many times the least space is free, so that the state does not change each minute. */
const MARGIN = 1.1

/** Checks the free space of a folder's disk once a minute. */
export function watchDisk({ folder, say, look: spaceOf = space }: DiskParts): Disk {
  let hasRoom = true
  let isLooking = false

  async function look() {
    const { free, size } = await spaceOf(folder)
    const least = Math.min(LEAST, size * LEAST_SHARE)
    const has = free >= (hasRoom ? least : least * MARGIN)
    if (has !== hasRoom) say(has ? AGAIN : full(folder, free))
    hasRoom = has
  }

  /** If the check fails, the last result holds; if it hangs, no second check starts. */
  function lookAgain() {
    if (isLooking) return
    isLooking = true
    void look()
      .catch(() => {})
      .finally(() => (isLooking = false))
  }

  const timer = setInterval(lookAgain, EVERY_MS)
  timer.unref()
  lookAgain()
  return { hasRoom: () => hasRoom, look, stop: async () => clearInterval(timer) }
}

const full = (folder: string, free: number) =>
  `The disk of ${folder} is nearly full (${Math.round(free / 1024 ** 2)} MB are free): requests are not logged until there is room.`
const AGAIN = 'The disk has room again: requests are logged.'

async function space(folder: string): Promise<Space> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}
