import type { FormGroup } from '../../../contract/forms/definition.ts'
import { textIn } from '../../../contract/forms/text-in.ts'
import type { Language } from '../../../contract/languages.ts'
import { LookField } from './look-field.tsx'
import type { useLook } from './use-look.ts'

interface LookGroupProps {
  group: FormGroup
  look: ReturnType<typeof useLook>
  language: Language
  /** That of its heading: below that of a step, where there are steps. */
  level: 2 | 3
}

/** Questions that take the whole width of a group of several columns. */
const WIDE: ReadonlySet<string> = new Set(['lines', 'text', 'consent', 'file'])

/** A group of questions in its columns; nothing while none of them is asked. */
export function LookGroup({ group, look, language, level }: LookGroupProps) {
  const questions = group.questions.filter(({ key }) => look.shown.has(key))
  if (questions.length === 0) return null
  const Heading = level === 2 ? 'h2' : 'h3'
  const title = textIn(group.title, group.titleEn, language)
  return (
    <section className="look-group" {...(title && { 'aria-label': title })}>
      {title && <Heading className="look-group-title">{title}</Heading>}
      <div className="look-fields" data-columns={group.columns}>
        {questions.map((question, at) => (
          <div key={`${question.key} ${at}`} data-key={question.key} data-wide={WIDE.has(question.kind) || undefined}>
            <LookField
              question={question}
              value={look.answers[question.key]}
              isRequired={look.required.has(question.key)}
              problem={look.left.has(question.key) ? look.problems.get(question.key) : undefined}
              language={language}
              answer={look.answer}
              leave={look.leave}
            />
          </div>
        ))}
      </div>
    </section>
  )
}
