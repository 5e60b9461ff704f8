import { Button, Steps } from 'antd'
import { useEffect, useRef, type RefObject } from 'react'
import type { Answers } from '../../../contract/forms/answer.ts'
import type { FormDefinition } from '../../../contract/forms/definition.ts'
import { textIn } from '../../../contract/forms/text-in.ts'
import type { Language } from '../../../contract/languages.ts'
import './form-look.css'
import { useLatest } from '../../browser/use-latest.ts'
import { LookGroup } from './look-group.tsx'
import { sayIn } from './look-words.ts'
import { useLook, type Refused } from './use-look.ts'

interface FormLookProps {
  definition: FormDefinition
  /** The language of the reader. */
  language: Language
  /** Is given the checked answers; nothing else happens with them. */
  send: (answers: Answers) => void
  /** The answers that it begins with. */
  start?: Answers
  /** Is told all answers after each change. */
  changed?: (answers: Answers) => void
  /** The answers that the server has refused last. */
  refused?: Refused | null
  isSending?: boolean
}

/** A form as its reader sees it: step after step, with its conditions, and with complaints at the fields. */
export function FormLook({ definition, language, send, start, changed, refused, isSending = false }: FormLookProps) {
  const look = useLook(definition, language, { start, refused })
  const { at, steps, checked } = look
  const form = useRef<HTMLFormElement>(null)
  const step = definition.steps[at]!
  const hasSteps = definition.steps.length > 1
  const [back, next] = [look.nextFrom(at, -1), look.nextFrom(at, 1)]
  const shownWrong = look.wrongIn(at).filter((key) => look.left.has(key)).length
  useStepFocus(form, at)
  useTelling(look.answers, changed)
  const lead = (key: string) =>
    form.current?.querySelector<HTMLElement>(`[data-key="${key}"] :is(input, textarea, [role=combobox])`)?.focus()
  useRefusal(look, refused, lead)

  function go() {
    look.leave(steps[at]!)
    const [wrong] = look.wrongIn(at)
    if (wrong !== undefined) return lead(wrong)
    if (next !== null) return look.go(next)
    if ('answers' in checked) return send(checked.answers)
    const other = steps.findIndex((_, one) => look.wrongIn(one).length > 0)
    if (other < 0) return
    look.leave(steps[other]!)
    look.go(other)
  }
  return (
    <form
      ref={form}
      className="look"
      lang={language}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
    >
      {hasSteps && <StepList definition={definition} at={at} language={language} />}
      {step.groups.map((group, one) => (
        <LookGroup key={one} group={group} look={look} language={language} level={hasSteps ? 3 : 2} />
      ))}
      {steps[at]!.length === 0 && <p className="kit-quiet">{sayIn(language, 'nothing')}</p>}
      <p role="alert" className="look-wrong">
        {shownWrong > 0 && sayIn(language, 'wrong', { number: shownWrong })}
      </p>
      <div className="look-foot">
        {back !== null && <Button onClick={() => look.go(back)}>{sayIn(language, 'back')}</Button>}
        <Button type="primary" htmlType="submit" loading={isSending}>
          {next === null ? textIn(definition.send, definition.sendEn, language) || sayIn(language, 'send') : sayIn(language, 'next')}
        </Button>
      </div>
    </form>
  )
}

function StepList({ definition, at, language }: { definition: FormDefinition; at: number; language: Language }) {
  const names = definition.steps.map((step) => textIn(step.title, step.titleEn, language) ?? '')
  return (
    <div className="look-steps">
      <p className="kit-quiet">{sayIn(language, 'step', { at: at + 1, total: names.length })}</p>
      <div aria-hidden className="look-bar">
        <Steps size="small" current={at} responsive={false} items={names.map((title) => ({ title }))} />
      </div>
      <h2 tabIndex={-1}>{names[at] || sayIn(language, 'step', { at: at + 1, total: names.length })}</h2>
    </div>
  )
}

/** Tells of answers that were changed. */
function useTelling(answers: Answers, changed: FormLookProps['changed']): void {
  const told = useRef(answers)
  useEffect(() => {
    if (told.current === answers) return
    told.current = answers
    changed?.(answers)
  }, [answers, changed])
}

/** Leads to the first question that the server complains about. */
function useRefusal(look: ReturnType<typeof useLook>, refused: Refused | null | undefined, lead: (key: string) => void): void {
  const now = useLatest({ look, lead })
  useEffect(() => {
    if (!refused) return
    const { steps, leave, go } = now.current.look
    leave([...refused.problems.keys()])
    const step = steps.findIndex((keys) => keys.some((key) => refused.problems.has(key)))
    const key = steps[step]?.find((one) => refused.problems.has(one))
    if (key === undefined) return
    go(step)
    const timer = setTimeout(() => now.current.lead(key))
    return () => clearTimeout(timer)
  }, [refused, now])
}

/** Leads the focus to the heading of another step. */
function useStepFocus(form: RefObject<HTMLFormElement | null>, at: number): void {
  const before = useRef(at)
  useEffect(() => {
    if (before.current === at) return
    before.current = at
    form.current?.querySelector<HTMLElement>('.look-steps h2')?.focus()
  }, [form, at])
}
