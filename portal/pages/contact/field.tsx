import type { HTMLInputAutoCompleteAttribute } from 'react'
import { useWords } from '../../page/use-layout.ts'

interface FieldProps {
  name: string
  label: string
  autoComplete: HTMLInputAutoCompleteAttribute
  defaultValue: string | undefined
  maxLength: number
  /** The server's complaint about the value. */
  complaint: string | undefined
  hint?: string
  required?: boolean
  /** Marks the label as optional. */
  optional?: boolean
  type?: 'text' | 'email' | 'tel'
  pattern?: string
  /** Makes it a field of several lines. */
  rows?: number
  minLength?: number
}

export const fieldId = (name: string) => `enquiry-${name}`

/** A field with its label above, and its complaint below: at first the server's, later the browser's own. */
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
