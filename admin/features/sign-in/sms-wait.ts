import { useState } from 'react'
import { writeStored } from '../../state/storage.ts'
import { storedMoment, WAIT } from './code-under-way.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/** Returns the seconds until another code can be asked for, and a function that begins such a wait. */
export function useSmsWait(): [number, (seconds: number) => void] {
  const [until, setUntil] = useState(storedMoment)
  const begin = (seconds: number) => {
    const moment = Date.now() + seconds * 1000
    writeStored(sessionStorage, WAIT, moment)
    setUntil(moment)
  }
  return [useSecondsLeft(until), begin]
}
