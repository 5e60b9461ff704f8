import { useState } from 'react'
import { readStored, writeStored } from '../../state/storage.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/** The moment (epoch ms) from which another code can be asked for; it outlives a reload of the page. */
const NAME = 'portico.smsWait'

function storedMoment(): number {
  const stored = readStored(sessionStorage, NAME)
  return typeof stored === 'number' ? stored : 0
}

/** True if a code was sent a moment ago: the form that takes it is then shown at once. */
export const isCodeUnderWay = (): boolean => storedMoment() > Date.now()

/** Returns the seconds until another code can be asked for, and a function that begins such a wait. */
export function useSmsWait(): [number, (seconds: number) => void] {
  const [until, setUntil] = useState(storedMoment)
  const begin = (seconds: number) => {
    const moment = Date.now() + seconds * 1000
    writeStored(sessionStorage, NAME, moment)
    setUntil(moment)
  }
  return [useSecondsLeft(until), begin]
}
