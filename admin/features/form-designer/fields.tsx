import { Input, Segmented, Select } from 'antd'
import { LanguageLabel } from '../../resource/pieces/language-tag.tsx'
import { Part } from '../../resource/pieces/part.tsx'
import { NumberInput } from '../../shell/parts/number-input.tsx'

interface FieldProps<V> {
  label: string
  value: V | null | undefined
  issue?: string | undefined
  set: (value: V | null) => void
}

interface TextFieldProps extends FieldProps<string> {
  hint?: string
  most?: number
  /** More than one line. */
  isLong?: boolean
  type?: string
}

/** A text; empty it is null. */
export function TextField({ label, value, issue, hint, most = 200, isLong = false, type = 'text', set }: TextFieldProps) {
  return (
    <Part label={label} issue={issue} hint={hint}>
      {(handed) =>
        isLong ? (
          <Input.TextArea
            {...handed}
            autoSize={{ minRows: 2, maxRows: 8 }}
            maxLength={most}
            value={value ?? ''}
            onChange={({ target }) => set(target.value || null)}
          />
        ) : (
          <Input {...handed} type={type} maxLength={most} value={value ?? ''} onChange={({ target }) => set(target.value || null)} />
        )
      }
    </Part>
  )
}

interface PairFieldProps {
  label: string
  value: string | null | undefined
  english: string | null | undefined
  issue?: string | undefined
  englishIssue?: string | undefined
  most?: number
  isLong?: boolean
  set: (value: string) => void
  setEnglish: (value: string | null) => void
}

/** A text in both languages, the English one below. */
export function PairField({ label, value, english, issue, englishIssue, most = 200, isLong = false, set, setEnglish }: PairFieldProps) {
  const Box = isLong ? Input.TextArea : Input
  const size = { maxLength: most, ...(isLong && { autoSize: { minRows: 2, maxRows: 8 } }) }
  return (
    <div className="designer-pair">
      <Part label={<LanguageLabel label={label} language="zh-CN" />} issue={issue}>
        {(handed) => <Box {...handed} {...size} value={value ?? ''} onChange={({ target }) => set(target.value)} />}
      </Part>
      <Part label={<LanguageLabel label={label} language="en" />} issue={englishIssue}>
        {(handed) => (
          <Box {...handed} {...size} lang="en" value={english ?? ''} onChange={({ target }) => setEnglish(target.value || null)} />
        )}
      </Part>
    </div>
  )
}

interface NumberFieldProps extends FieldProps<number> {
  min?: number
  max?: number
}

/** A number; empty it is null. */
export function NumberField({ label, value, issue, min, max, set }: NumberFieldProps) {
  return (
    <Part label={label} issue={issue}>
      {(handed) => (
        <NumberInput
          {...handed}
          {...(min !== undefined && { min })}
          {...(max !== undefined && { max })}
          className="designer-number-field"
          value={value ?? null}
          onChange={set}
        />
      )}
    </Part>
  )
}

interface ChoiceFieldProps<V extends string | number> {
  label: string
  value: V
  options: readonly { value: V; label: string }[]
  issue?: string | undefined
  set: (value: V) => void
}

/** One of a few, all of them in sight. */
export function ButtonsField<V extends string | number>({ label, value, options, set }: ChoiceFieldProps<V>) {
  return (
    <div className="kit-part" role="group" aria-label={label}>
      <span className="kit-part-label" aria-hidden>
        {label}
      </span>
      <Segmented<V> block aria-label={label} options={[...options]} value={value} onChange={set} />
    </div>
  )
}

/** One of several, from a list. */
export function ListField<V extends string | number>({ label, value, options, issue, set }: ChoiceFieldProps<V>) {
  return (
    <Part label={label} issue={issue}>
      {(handed) => <Select<V> {...handed} options={[...options]} value={value} onChange={set} />}
    </Part>
  )
}
