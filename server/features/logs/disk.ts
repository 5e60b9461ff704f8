import { statfs } from 'node:fs/promises'

interface DiskParts {
  folder: string
  /** Told in one line when it gets full, and when there is room again. */
  say: (line: string) => void
  /** How much of the disk is free, and how large it is; bytes. */
  look?: (folder: string) => Promise<Space>
}

interface Space {
  free: number
  size: number
}

export interface Disk {
  /** Whether there is room for rows that could be left out. */
  hasRoom(): boolean
  look(): Promise<void>
  stop(): Promise<void>
}

const EVERY_MS = 60_000
const LEAST = 1024 ** 3
/** Of a small disk a gigabyte would be too much to ask for. */
const LEAST_SHARE = 0.05
/** So much more must be free before it counts as room again, so that it does not change each minute. */
const MARGIN = 1.1

/** Watches how much room the disk of a folder has left, once a minute. */
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

  /** A disk that cannot be looked at counts as it did before; one that does not answer is asked once. */
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
