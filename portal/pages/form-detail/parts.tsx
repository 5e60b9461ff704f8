import type { ReactNode } from 'react'
import type { FormDefinition } from '../../../contract/forms/definition.ts'
import { textIn } from '../../../contract/forms/text-in.ts'
import { fill } from '../../../contract/format/fill.ts'
import { useLayout, useWords } from '../../page/use-layout.ts'
import type { Asked } from './asked.ts'
import { QuestionField, Sometimes } from './question.tsx'

type Step = FormDefinition['steps'][number]
type Group = Step['groups'][number]

interface PartsProps {
  definition: FormDefinition
  asked: Asked
}

/** The steps of a form one below the other: without script there is no other way to them. One without questions is left out. */
export function Parts({ definition: { steps }, asked }: PartsProps) {
  const { language } = useLayout()
  const words = useWords().form
  const filled = steps.filter(({ groups }) => keysOf(groups).length > 0)
  return filled.map(({ title, titleEn, groups }, index) => {
    const number = filled.length > 1 ? fill(words.step, { at: index + 1, total: filled.length }) : null
    const name = textIn(title, titleEn, language)
    return (
      <Part key={index} className="form-step" keys={keysOf(groups)} asked={asked} title={name || number} above={name && number} level={2}>
        {groups.map((group, place) => (
          <GroupPart key={place} group={group} asked={asked} level={name || number ? 3 : 2} />
        ))}
      </Part>
    )
  })
}

const keysOf = (groups: readonly Group[]) => groups.flatMap(({ questions }) => questions.map(({ key }) => key))

interface GroupPartProps {
  group: Group
  asked: Asked
  level: 2 | 3
}

function GroupPart({ group, asked, level }: GroupPartProps) {
  const { language } = useLayout()
  const { title, titleEn, columns, questions, shownIf } = group
  return (
    <Part className="form-group" keys={keysOf([group])} asked={asked} title={textIn(title, titleEn, language)} level={level}>
      {shownIf && <Sometimes />}
      <div className="asked-fields" data-columns={columns}>
        {questions.map((question) => (
          <QuestionField key={question.key} question={question} asked={asked} isSometimes={!!shownIf} />
        ))}
      </div>
    </Part>
  )
}

interface PartProps {
  className: string
  /** The keys of the questions in it: without any it is not shown. */
  keys: readonly string[]
  asked: Asked
  title: string | null | undefined
  /** A line above the title. */
  above?: string | null | undefined
  level: 2 | 3
  children: ReactNode
}

/** A step or a group; one without a title is only a place for its questions. */
function Part({ className, keys, asked, title, above, level, children }: PartProps) {
  if (keys.length === 0) return null
  const Heading = level === 2 ? 'h2' : 'h3'
  const isLater = !keys.some((key) => asked.shown.has(key))
  const common = { className, 'data-part': 'questions', 'data-later': isLater ? '' : undefined }
  if (!title) return <div {...common}>{children}</div>
  return (
    <fieldset {...common}>
      <legend>
        {above && <span className="form-step-number">{above}</span>}
        <Heading>{title}</Heading>
      </legend>
      {children}
    </fieldset>
  )
}
