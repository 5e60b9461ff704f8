import { useState } from 'react'
import { reasonOf } from '../data/reason.ts'

/** Runs one attempt at a time, and keeps the reason of the last one that failed; `explain` may put a failure into other words. */
export function useAttempt(explain: (error: unknown) => string | null = () => null) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setProblem(explain(error) ?? reasonOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, problem, attempt }
}
