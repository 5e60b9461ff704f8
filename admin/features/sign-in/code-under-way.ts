import { readStored } from '../../state/storage.ts'

/** The moment (epoch ms) from which another code can be asked for; it outlives a reload of the page. */
export const WAIT = 'portico.smsWait'

/** Reads that moment; 0 where no code was sent. */
export function storedMoment(): number {
  const stored = readStored(sessionStorage, WAIT)
  return typeof stored === 'number' ? stored : 0
}

/** True if a code was sent a moment ago: the form that takes it is then shown at once. */
export const isCodeUnderWay = (): boolean => storedMoment() > Date.now()
