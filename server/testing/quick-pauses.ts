import { vi } from 'vitest'

const SHORTER = 100

/** Has the pauses between two looks of every server that begins from now on take a hundredth of their time, if that is a second or more. */
export function quickPauses(): { restore(): void } {
  const own = setInterval
  const quick = (work: () => void, ms = 0) => own(work, ms >= 1000 ? ms / SHORTER : ms)
  const spy = vi.spyOn(globalThis, 'setInterval').mockImplementation(quick as typeof setInterval)
  return { restore: () => spy.mockRestore() }
}
