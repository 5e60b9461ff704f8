import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Segmented, Select } from 'antd'
import { useMemo } from 'react'
import { COMPARISONS_OF, takesValue } from '../../../contract/forms/comparisons.ts'
import type { Comparing, Comparison, Condition } from '../../../contract/forms/conditions.ts'
import type { Question } from '../../../contract/forms/questions.ts'
import { textIn } from '../../../contract/forms/text-in.ts'
import { removed, replaced } from '../../resource/data/order.ts'
import { Part } from '../../resource/pieces/part.tsx'
import { ComparedValue } from './compared-value.tsx'
import { questionAt, questionsBefore } from './sketch.ts'
import { useDesign, useLanguage } from './use-designer.ts'
import { useWords } from './words.ts'

const MOST = 10

interface ConditionFieldProps {
  id: string
  name: 'shownIf' | 'requiredIf'
  value: Condition | null | undefined
  issues: ReadonlyMap<string, string>
  set: (condition: Condition | null) => void
}

/** A condition: comparisons of questions that stand before. */
export function ConditionField({ id, name, value, issues, set }: ConditionFieldProps) {
  const say = useWords()
  const sketch = useDesign(({ now }) => now.sketch)
  const before = useMemo(
    () =>
      questionsBefore(sketch, id)
        .map((one) => questionAt(sketch, one))
        .filter(({ kind }) => kind !== 'text'),
    [sketch, id],
  )
  const comparisons = value?.comparisons ?? []
  const put = (next: Comparing[]) => set(next.length === 0 ? null : { join: value?.join ?? 'all', comparisons: next })
  const last = before.at(-1)
  return (
    <fieldset className="designer-condition">
      <legend>{say(`conditions.${name}`)}</legend>
      {comparisons.length > 1 && (
        <Segmented<Condition['join']>
          size="small"
          aria-label={say('conditions.join')}
          options={(['all', 'any'] as const).map((join) => ({ value: join, label: say(`conditions.${join}`) }))}
          value={value?.join ?? 'all'}
          onChange={(join) => set({ join, comparisons })}
        />
      )}
      {comparisons.map((one, at) => (
        <ComparisonRow
          key={at}
          number={at + 1}
          comparing={one}
          before={before}
          issue={(['key', 'by', 'value'] as const).map((part) => issues.get(`${name}.comparisons.${at}.${part}`)).find(Boolean)}
          change={(next) => put(replaced(comparisons, at, next))}
          remove={() => put(removed(comparisons, at))}
        />
      ))}
      {last ? (
        <Button
          size="small"
          icon={<PlusOutlined />}
          disabled={comparisons.length >= MOST}
          onClick={() => put([...comparisons, begin(last)])}
        >
          {say('conditions.add')}
        </Button>
      ) : (
        comparisons.length === 0 && <p className="kit-hint">{say('conditions.none')}</p>
      )}
    </fieldset>
  )
}

/** A comparison to begin with: most conditions ask for one option, or whether there is an answer. */
function begin(question: Question): Comparing {
  const { key } = question
  if (question.kind === 'choice') return { key, by: 'is', value: question.options[0]?.value ?? '' }
  if (question.kind === 'choices') return { key, by: 'has', value: question.options[0]?.value ?? '' }
  if (question.kind === 'yesNo') return { key, by: 'is', value: true }
  return { key, by: 'filled' }
}

interface ComparisonRowProps {
  number: number
  comparing: Comparing
  before: readonly Question[]
  issue: string | undefined
  change: (comparing: Comparing) => void
  remove: () => void
}

function ComparisonRow({ number, comparing, before, issue, change, remove }: ComparisonRowProps) {
  const say = useWords()
  const language = useLanguage()
  const { key, by } = comparing
  const question = before.find((one) => one.key === key)
  const named = before.map((one) => ({ value: one.key, label: textIn(one.label, one.labelEn, language) || one.key }))
  const options = question ? named : [{ value: key, label: `${key} ${say('conditions.gone')}` }, ...named]
  const ways = question ? COMPARISONS_OF[question.kind] : [by]
  const title = say('conditions.one', { number })
  const chooseKey = (next: string) => change(begin(before.find((one) => one.key === next)!))
  const chooseBy = (next: Comparison) =>
    change(question && takesValue(next) ? { ...begin(question), ...comparing, by: next } : { key, by: next })
  return (
    <div className="designer-comparison" role="group" aria-label={title}>
      <Part quiet label={`${title} ${say('conditions.question')}`} issue={issue}>
        {(handed) => <Select {...handed} showSearch={{ optionFilterProp: 'label' }} options={options} value={key} onChange={chooseKey} />}
      </Part>
      <Button
        type="text"
        size="small"
        danger
        icon={<DeleteOutlined />}
        aria-label={say('conditions.remove', { number })}
        onClick={remove}
      />
      <div className="designer-compared">
        <Part quiet label={`${title} ${say('conditions.by')}`}>
          {(handed) => (
            <Select<Comparison>
              {...handed}
              options={ways.map((value) => ({ value, label: say(`conditions.comparisons.${value}`) }))}
              value={by}
              onChange={chooseBy}
            />
          )}
        </Part>
        {question && takesValue(by) && (
          <ComparedValue
            label={`${title} ${say('conditions.value')}`}
            question={question}
            value={comparing.value}
            set={(value) => change({ ...comparing, value })}
          />
        )}
      </div>
    </div>
  )
}
