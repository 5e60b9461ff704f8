import { Checkbox } from 'antd'
import { QUESTION_KINDS, type Question } from '../../../contract/forms/questions.ts'
import { ConditionField } from './condition-field.tsx'
import { ListField, PairField } from './fields.tsx'
import { KeyField } from './key-field.tsx'
import { KindFields } from './kind-fields.tsx'
import { ofKind } from './kinds.ts'
import { useDesigner } from './use-designer.ts'
import { useProperty } from './use-property.ts'
import { useWords } from './words.ts'

/** The properties of a question, as fields. */
export function QuestionProperties({ id }: { id: string }) {
  const say = useWords()
  const property = useProperty(id, 'question')
  if (!property) return null
  const { content, issues, change } = property
  return (
    <>
      <PairField
        label={say(content.kind === 'text' ? 'text' : 'label')}
        value={content.label}
        english={content.labelEn}
        issue={issues.get('label')}
        englishIssue={issues.get('labelEn')}
        set={(label) => change({ label })}
        setEnglish={(labelEn) => change({ labelEn })}
      />
      <KindAndKey id={id} question={content} issue={issues.get('key')} />
      {content.kind !== 'text' && (
        <Checkbox checked={content.required === true} onChange={({ target }) => change({ required: target.checked || null })}>
          {say('isRequired')}
        </Checkbox>
      )}
      <KindFields id={id} question={content} issues={issues} change={change} />
      <PairField
        label={say('help')}
        value={content.help}
        english={content.helpEn}
        issue={issues.get('help')}
        englishIssue={issues.get('helpEn')}
        most={2000}
        isLong
        set={(help) => change({ help: help || null })}
        setEnglish={(helpEn) => change({ helpEn })}
      />
      <ConditionField id={id} name="shownIf" value={content.shownIf} issues={issues} set={(shownIf) => change({ shownIf })} />
      {content.kind !== 'text' && (
        <ConditionField id={id} name="requiredIf" value={content.requiredIf} issues={issues} set={(requiredIf) => change({ requiredIf })} />
      )}
    </>
  )
}

function KindAndKey({ id, question, issue }: { id: string; question: Question; issue: string | undefined }) {
  const say = useWords()
  const designer = useDesigner()
  return (
    <div className="designer-two">
      <ListField
        label={say('kind')}
        value={question.kind}
        options={QUESTION_KINDS.map((value) => ({ value, label: say(`kinds.${value}`) }))}
        set={(kind) => kind !== question.kind && designer.swap(id, ofKind(question, kind))}
      />
      <KeyField id={id} value={question.key} issue={issue} />
    </div>
  )
}
