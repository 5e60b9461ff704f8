import { CountUp } from 'countup.js'
import { useEffect, useRef, useState } from 'react'
import { CALM, useMedia } from '../../browser/use-media.ts'

export interface Count {
  from: number
  to: number
  seconds: number
  decimals: number
  prefix: string
}

type State = 'ready' | 'counting' | 'paused' | 'done'

/** Counts in the element of `place`, from the beginning whenever `count` changes. */
export function useCountUp({ from, to, seconds, decimals, prefix }: Count) {
  const place = useRef<HTMLDivElement>(null)
  const counter = useRef<CountUp>(null)
  const [state, setState] = useState<State>('ready')
  const [shown, setShown] = useState('')
  const isCalm = useMedia(CALM)

  useEffect(() => {
    const made = new CountUp(place.current!, to, {
      startVal: from,
      decimalPlaces: decimals,
      duration: seconds,
      prefix,
      onCompleteCallback: arrive,
    })
    counter.current = made
    made.printValue(from)
    setState('ready')
    return () => made.onDestroy()
  }, [from, to, seconds, decimals, prefix])

  function arrive() {
    setShown(place.current?.textContent ?? '')
    setState('done')
  }
  function start() {
    const made = counter.current!
    made.reset()
    if (isCalm) {
      made.printValue(to)
      return arrive()
    }
    setState('counting')
    made.start(arrive)
  }
  function toggle() {
    counter.current!.pauseResume()
    setState(state === 'paused' ? 'counting' : 'paused')
  }
  function reset() {
    counter.current!.reset()
    setState('ready')
  }
  return { place, state, shown, isCalm, start, toggle, reset }
}
