import { useState, type ReactNode } from 'react'
import { withWords } from '../../language/i18n.ts'
import type { TrySignIn } from './second-step.tsx'

/** Signs in, and gives the second step, which takes the place of the form, to a person with a second factor (B-54h). */
export function useSecondStep(signIn: TrySignIn, enter: () => Promise<void>) {
  const [second, setSecond] = useState<ReactNode>(null)

  async function send() {
    const asked = await signIn({})
    if (!asked) return enter()
    // Most people have no second factor, and the login page is to be light.
    const { SecondStep } = await withWords('inside', import('./second-step.tsx'))
    setSecond(<SecondStep asked={asked} signIn={signIn} entered={enter} back={() => setSecond(null)} />)
  }
  return { second, send }
}
