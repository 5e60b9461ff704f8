import type { HTMLInputAutoCompleteAttribute } from 'react'
import { useWords } from '../../page/use-layout.ts'

interface FieldProps {
  name: string
  label: string
  autoComplete: HTMLInputAutoCompleteAttribute
  defaultValue: string | undefined
  maxLength: number
  /** What is wrong with it. */
  complaint: string | undefined
  hint?: string
  required?: boolean
  /** Says that it may stay empty. */
  optional?: boolean
  type?: 'text' | 'email' | 'tel'
  pattern?: string
  /** Several lines. */
  rows?: number
  minLength?: number
}

export const fieldId = (name: string) => `enquiry-${name}`

/** A field under its label; what is wrong with it stands below: what the server said, then, as one writes, what the browser says. */
export function Field({ label, complaint, hint, optional, rows, type, pattern, ...rest }: FieldProps) {
  const words = useWords().enquiry
  const id = fieldId(rest.name)
  const common = {
    id,
    ...rest,
    'aria-invalid': complaint ? true : undefined,
    'aria-describedby': hint ? `${id}-hint ${id}-error` : `${id}-error`,
  } as const
  return (
    <div className={rows ? 'form-field wide-field' : 'form-field'}>
      <label htmlFor={id}>
        {label}
        {optional && <span> {words.optional}</span>}
      </label>
      {hint && (
        <span id={`${id}-hint`} className="hint">
          {hint}
        </span>
      )}
      {rows ? <textarea {...common} rows={rows} /> : <input {...common} type={type} pattern={pattern} />}
      <p id={`${id}-error`} className="complaint">
        {complaint}
      </p>
    </div>
  )
}
