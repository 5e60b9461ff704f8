import { useCallback } from 'react'
import { useLatest } from '../../browser/use-latest.ts'
import { answered } from './answers.ts'

const NONE: Record<string, never> = {}

/** The answers of a field by key, and a function that sets one. It stays the same, so that one key typed redraws one parameter. */
export function useAnswers<V>(value: unknown, onChange: ((value: unknown) => void) | undefined) {
  const values = (value ?? NONE) as Record<string, V>
  const latest = useLatest({ values, onChange })
  const answer = useCallback(
    (key: string, given: V | '' | null) => {
      const { values: before, onChange: change } = latest.current
      change?.(answered(before, key, given))
    },
    [latest],
  )
  return { values, answer }
}
