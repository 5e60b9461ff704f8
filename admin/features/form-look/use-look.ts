import { useCallback, useMemo, useState } from 'react'
import { isAnswer, type Answer, type Answers } from '../../../contract/forms/answer.ts'
import { checkAnswers } from '../../../contract/forms/answers.ts'
import type { FormDefinition } from '../../../contract/forms/definition.ts'
import { requiredKeys, shownKeys } from '../../../contract/forms/shown.ts'
import type { Language } from '../../../contract/languages.ts'
import { refusalIn } from '../../../contract/words/form-refusals.ts'

/** The complaints of a server about answers, by the keys of the questions. Each holds until its answer is changed. */
export interface Refused {
  answers: Answers
  problems: ReadonlyMap<string, string>
}

interface Begun {
  /** The answers that it begins with. */
  start?: Answers | undefined
  refused?: Refused | null | undefined
}

/** The answers to a form while it is filled in, and what follows from them. Complaints show where the reader has been. */
export function useLook(definition: FormDefinition, language: Language, { start, refused }: Begun = {}) {
  const [answers, setAnswers] = useState<Answers>(start ?? {})
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [at, setAt] = useState(0)
  const shown = useMemo(() => shownKeys(definition, answers), [definition, answers])
  const required = useMemo(() => requiredKeys(definition, answers), [definition, answers])
  const known = useMemo(() => knownAnswers(definition, answers), [definition, answers])
  const checked = useMemo(() => checkAnswers(definition, known, language), [definition, known, language])
  const problems = useMemo(
    () => new Map([...stillRefused(refused, answers), ...messagesOf(checked, language)]),
    [refused, answers, checked, language],
  )
  const steps = definition.steps.map((step) =>
    step.groups.flatMap(({ questions }) => questions.map(({ key }) => key).filter((key) => shown.has(key))),
  )
  // A step may go while the form is changed or while its questions are not asked for.
  const now = Math.min(at, steps.length - 1)
  const answer = useCallback(
    (key: string, value: Answer | null) =>
      setAnswers((before) => {
        const { [key]: _, ...others } = before
        return value === null ? others : { ...others, [key]: value }
      }),
    [],
  )
  const leave = useCallback((keys: readonly string[]) => setLeft((before) => new Set([...before, ...keys])), [])
  const wrongIn = (step: number) => steps[step]!.filter((key) => problems.has(key))
  const nextFrom = (step: number, by: -1 | 1): number | null => {
    for (let next = step + by; next >= 0 && next < steps.length; next += by) if (steps[next]!.length > 0) return next
    return null
  }
  return { answers, answer, left, leave, shown, required, problems, checked, at: now, go: setAt, steps, wrongIn, nextFrom }
}

/** The answers without those to questions that the designer has removed or renamed meanwhile. */
function knownAnswers({ steps }: FormDefinition, answers: Answers): Answers {
  const keys = new Set(steps.flatMap(({ groups }) => groups.flatMap(({ questions }) => questions.map(({ key }) => key))))
  return Object.fromEntries(Object.entries(answers).filter(([key, value]) => keys.has(key) && isAnswer(value)))
}

function stillRefused(refused: Refused | null | undefined, answers: Answers): [string, string][] {
  if (!refused) return []
  return [...refused.problems].filter(([key]) => answers[key] === refused.answers[key])
}

function messagesOf(checked: ReturnType<typeof checkAnswers>, language: Language): ReadonlyMap<string, string> {
  if ('answers' in checked) return new Map()
  return new Map(checked.problems.map((one) => [one.key, refusalIn(one, language)]))
}
