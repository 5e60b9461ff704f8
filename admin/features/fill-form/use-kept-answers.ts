import { useCallback, useEffect, useRef, useState } from 'react'
import type { Answers } from '../../../contract/forms/answer.ts'
import { useFlush } from '../../browser/use-flush.ts'
import { useLatest } from '../../browser/use-latest.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { unsavedWords } from '../../session/unsaved-words.ts'
import { usePlace } from '../../shell/view.tsx'
import { answersKept, keptAnswers } from './kept-answers.ts'
import { toldAnswers } from './told-answers.ts'
import type { StaffForm } from './staff-form.ts'

/** In ms: the answers are written when the typing pauses, and at once when the page goes. */
const PAUSE = 300

/** The name under which the answers to a form are kept. */
export const keptName = (id: number) => `fillform/${id}`

interface Begun {
  /** Grows when the form begins anew. */
  number: number
  answers: Answers
}

/**
 * Keeps what was filled in, in this browser and for this person, until it is sent: it outlives a reload, a closed window and the end of the session. Each
 * window keeps its own, and the newest of a closed one is gone on with.
 */
export function useKeptAnswers(form: StaffForm) {
  const { path } = usePlace()
  const name = keptName(form.id)
  const [begun, setBegun] = useState<Begun | null>(null)
  const [restored, setRestored] = useState<{ at: number; isContested: boolean } | null>(null)
  const [isUnkept, setUnkept] = useState(false)
  const [isDirty, setDirty] = useState(false)
  const answers = useRef<Answers>({})
  const [names] = useState(() => new Map<string, string>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useLatest({ form, path })

  const write = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    const { current } = latest
    const { form: now, path: at } = current
    if (Object.keys(answers.current).length === 0) return unsavedWords.remove(name)
    const told = toldAnswers(now, { answers: answers.current, names, language: currentLanguage() })
    setUnkept(!unsavedWords.put(name, { ...keptAnswers(now, answers.current, names), told, at: Date.now(), path: at }))
  }, [latest, name, names])

  useFlush(
    useCallback(() => {
      if (timer.current !== undefined) write()
    }, [write]),
  )

  const hasLooked = useRef(false)
  useEffect(() => {
    if (hasLooked.current) return
    hasLooked.current = true
    unsavedWords.begin(name)
    void unsavedWords.find(name).then((found) => {
      if (found) {
        const before = answersKept(latest.current.form, found.words)
        answers.current = before.answers
        addNames(names, before.names)
        unsavedWords.remove(name, found.window)
        write()
        setDirty(true)
        setRestored({ at: found.words.at, isContested: false })
      }
      setBegun({ number: 0, answers: answers.current })
    })
  }, [latest, name, names, write])

  const keep = useCallback(
    (now: Answers) => {
      answers.current = now
      setDirty(Object.keys(now).length > 0)
      timer.current ??= setTimeout(write, PAUSE)
    },
    [write],
  )
  /** Nothing is kept any more. */
  const forget = () => {
    answers.current = {}
    setDirty(false)
    setRestored(null)
    write()
  }
  const giveUp = () => {
    forget()
    setBegun((now) => ({ number: (now?.number ?? 0) + 1, answers: {} }))
  }
  return { begun, names, keep, forget, giveUp, isDirty, restored: isDirty ? restored : null, isUnkept: isDirty && isUnkept }
}

export type KeptAnswers = ReturnType<typeof useKeptAnswers>

/** Remembers what files are called. */
export function addNames(names: Map<string, string>, files: Iterable<readonly [string, string]>): void {
  for (const [address, name] of files) names.set(address, name)
}
