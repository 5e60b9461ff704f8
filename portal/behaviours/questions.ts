import { removing } from '../../contract/forms/attachments.ts'
import { visitShown } from '../../contract/forms/shown.ts'
import { typedAnswer } from '../../contract/forms/typed-answer.ts'
import { checkAnswersOf } from './check-answers.ts'
import { listen } from './shared.ts'
import { controlsIn, isBox, validation } from './validation.ts'

type Rules = Parameters<typeof visitShown>[0]

/** The texts in the fields of a form by their names: those that are ticked, chosen or typed. */
function textsIn(form: Element): (name: string) => string[] {
  const texts = new Map<string, string[]>()
  for (const one of controlsIn(form))
    if (one.value !== '' && (!isBox(one) || one.matches(':checked'))) texts.set(one.name, [...(texts.get(one.name) ?? []), one.value])
  return (name) => texts.get(name) ?? []
}

/**
 * The questions of a form that people designed. A question whose condition does not hold is neither shown nor sent; what the answers before it require is
 * required. The rules are data of the form (`data-rules`); without them, or without this script, all questions are shown. It also validates the form.
 */
export function questions(root: HTMLElement): () => void {
  const { rules: written } = root.dataset
  const rules: Rules = JSON.parse(written ?? '{"steps":[]}')
  const asked = rules.steps.flatMap(({ groups }) => groups.flatMap((group) => group.questions))
  const update = () => {
    const texts = textsIn(root)
    const textsOf = (key: string) => texts(key).filter((text) => !texts(removing(key)).includes(text))
    const required = new Set<string>()
    const shown = visitShown(rules, ({ key, kind }, isRequired) => {
      if (isRequired) required.add(key)
      return typedAnswer(kind, textsOf(key))
    })
    for (const { key } of asked) {
      const field = root.querySelector<HTMLElement>(`[data-key=${key}]`)
      const state = { isShown: shown.has(key), isRequired: required.has(key), isAnswered: textsOf(key).length > 0 }
      if (field) bring(field, state)
    }
    for (const part of root.querySelectorAll<HTMLElement>('[data-part=questions]'))
      part.hidden = !part.querySelector('[data-key]:not([hidden])')
    root.dataset['ready'] = ''
  }
  if (written) update()
  addEventListener('pageshow', update)
  const end = listen(root, { input: update })
  const endValidation = validation(root, () => checkAnswersOf(root))
  return () => {
    removeEventListener('pageshow', update)
    end()
    endValidation()
  }
}

interface FieldState {
  isShown: boolean
  isRequired: boolean
  isAnswered: boolean
}

/** A field that is not shown is not sent either. */
function bring(field: HTMLElement, { isShown, isRequired, isAnswered }: FieldState): void {
  const mark = field.querySelector<HTMLElement>('[data-part=needed]')
  if (mark) mark.hidden = !isRequired
  field.hidden = !isShown
  field.toggleAttribute('data-required', isRequired)
  for (const one of controlsIn(field)) {
    one.disabled = !isShown
    // A list of boxes is checked as a whole, and of several files one is enough.
    if (one.name === field.dataset['key'] && !('fewest' in field.dataset)) one.required = isRequired && !isAnswered
  }
}
