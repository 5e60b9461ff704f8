import type { Question, QuestionOf } from '../../../contract/forms/questions.ts'
import { LINE_FORMATS, LONGEST_LINE, LONGEST_LINES } from '../../../contract/forms/questions.ts'
import { DictionaryField } from './dictionary-field.tsx'
import { ButtonsField, ListField, NumberField, PairField, TextField } from './fields.tsx'
import { OptionsField } from './options-field.tsx'
import { useWords } from './words.ts'

type Issues = ReadonlyMap<string, string>

interface KindFieldsProps<Q extends Question = Question> {
  id: string
  question: Q
  issues: Issues
  change: (change: Readonly<Record<string, unknown>>) => void
}

/** The fields that only this kind of question has. */
export function KindFields({ question, ...props }: KindFieldsProps) {
  switch (question.kind) {
    case 'line':
      return <LineFields question={question} {...props} />
    case 'lines':
      return <TextFields question={question} longest={LONGEST_LINES} {...props} />
    case 'number':
      return <NumberFields question={question} {...props} />
    case 'date':
      return <DateFields question={question} {...props} />
    case 'choice':
      return <ChoiceFields question={question} {...props} />
    case 'choices':
      return <ChoicesFields question={question} {...props} />
    case 'consent':
      return <LinkField question={question} {...props} />
    case 'dictionary':
      return (
        <DictionaryField
          value={question.dictionary}
          issue={props.issues.get('dictionary')}
          set={(dictionary) => props.change({ dictionary })}
        />
      )
    case 'reference':
      return <TargetField question={question} {...props} />
    case 'file':
      return <FileFields question={question} {...props} />
    case 'yesNo':
    case 'text':
      return null
  }
}

function HintField({ question, issues, change }: KindFieldsProps<QuestionOf<'line' | 'lines' | 'number'>>) {
  const say = useWords()
  return (
    <PairField
      label={say('hint')}
      value={question.hint}
      english={question.hintEn}
      issue={issues.get('hint')}
      englishIssue={issues.get('hintEn')}
      most={100}
      set={(hint) => change({ hint: hint || null })}
      setEnglish={(hintEn) => change({ hintEn })}
    />
  )
}

function LineFields(props: KindFieldsProps<QuestionOf<'line'>>) {
  const say = useWords()
  const { question, issues, change } = props
  return (
    <>
      <ListField
        label={say('format')}
        value={question.format ?? 'none'}
        options={(['none', ...LINE_FORMATS] as const).map((value) => ({ value, label: say(`formats.${value}`) }))}
        issue={issues.get('format')}
        set={(format) => change({ format: format === 'none' ? null : format })}
      />
      <TextFields longest={LONGEST_LINE} {...props} />
    </>
  )
}

function TextFields({ longest, ...props }: KindFieldsProps<QuestionOf<'line' | 'lines'>> & { longest: number }) {
  const say = useWords()
  const { question, issues, change } = props
  const bound = { min: 0, max: longest }
  return (
    <>
      <div className="designer-two">
        <NumberField
          {...bound}
          label={say('fewestLetters')}
          value={question.fewest}
          issue={issues.get('fewest')}
          set={(fewest) => change({ fewest })}
        />
        <NumberField
          {...bound}
          label={say('mostLetters')}
          value={question.most}
          issue={issues.get('most')}
          set={(most) => change({ most })}
        />
      </div>
      <HintField {...props} />
    </>
  )
}

function NumberFields(props: KindFieldsProps<QuestionOf<'number'>>) {
  const say = useWords()
  const { question, issues, change } = props
  return (
    <>
      <div className="designer-two">
        <NumberField label={say('min')} value={question.min} issue={issues.get('min')} set={(min) => change({ min })} />
        <NumberField label={say('max')} value={question.max} issue={issues.get('max')} set={(max) => change({ max })} />
        <NumberField
          min={0}
          max={6}
          label={say('digits')}
          value={question.digits}
          issue={issues.get('digits')}
          set={(digits) => change({ digits })}
        />
      </div>
      <PairField
        label={say('unit')}
        value={question.unit}
        english={question.unitEn}
        issue={issues.get('unit')}
        englishIssue={issues.get('unitEn')}
        most={16}
        set={(unit) => change({ unit: unit || null })}
        setEnglish={(unitEn) => change({ unitEn })}
      />
      <HintField {...props} />
    </>
  )
}

function DateFields({ question, issues, change }: KindFieldsProps<QuestionOf<'date'>>) {
  const say = useWords()
  return (
    <div className="designer-two">
      <TextField type="date" label={say('from')} value={question.from} issue={issues.get('from')} set={(from) => change({ from })} />
      <TextField type="date" label={say('until')} value={question.until} issue={issues.get('until')} set={(until) => change({ until })} />
    </div>
  )
}

function ChoiceFields({ question, issues, change }: KindFieldsProps<QuestionOf<'choice'>>) {
  const say = useWords()
  return (
    <>
      <OptionsField options={question.options} issues={issues} set={(options) => change({ options })} />
      <ButtonsField
        label={say('showAs')}
        value={question.look}
        options={(['buttons', 'list'] as const).map((value) => ({ value, label: say(`looks.${value}`) }))}
        set={(look) => change({ look })}
      />
    </>
  )
}

function ChoicesFields({ question, issues, change }: KindFieldsProps<QuestionOf<'choices'>>) {
  const say = useWords()
  const bound = { min: 0, max: 100 }
  return (
    <>
      <OptionsField options={question.options} issues={issues} set={(options) => change({ options })} />
      <div className="designer-two">
        <NumberField
          {...bound}
          label={say('fewestChoices')}
          value={question.fewest}
          issue={issues.get('fewest')}
          set={(fewest) => change({ fewest })}
        />
        <NumberField
          {...bound}
          label={say('mostChoices')}
          value={question.most}
          issue={issues.get('most')}
          set={(most) => change({ most })}
        />
      </div>
    </>
  )
}

function LinkField({ question, issues, change }: KindFieldsProps<QuestionOf<'consent'>>) {
  const say = useWords()
  return <TextField label={say('link')} most={500} value={question.link} issue={issues.get('link')} set={(link) => change({ link })} />
}

const TARGETS = ['product', 'productCategory', 'news', 'article'] as const

function TargetField({ question, change }: KindFieldsProps<QuestionOf<'reference'>>) {
  const say = useWords()
  const options = TARGETS.map((value) => ({ value, label: say(`targets.${value}`) }))
  return <ListField label={say('target')} value={question.target} options={options} set={(target) => change({ target })} />
}

const FILE_TYPES = ['any', 'pictures', 'documents'] as const

function FileFields({ question, issues, change }: KindFieldsProps<QuestionOf<'file'>>) {
  const say = useWords()
  const types = FILE_TYPES.map((value) => ({ value, label: say(`types.${value}`) }))
  return (
    <>
      <ButtonsField label={say('fileTypes')} value={question.types} options={types} set={(next) => change({ types: next })} />
      <div className="designer-two">
        <NumberField
          min={1}
          max={10}
          label={say('mostFiles')}
          value={question.most}
          issue={issues.get('most')}
          set={(most) => change({ most: most ?? 1 })}
        />
        <NumberField
          min={1}
          max={20}
          label={say('megabytes')}
          value={question.megabytes}
          issue={issues.get('megabytes')}
          set={(megabytes) => change({ megabytes: megabytes ?? 1 })}
        />
      </div>
    </>
  )
}
