import type { HTMLInputAutoCompleteAttribute } from 'react'
import { FormField } from '../forms/form-field.tsx'
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
  type?: 'text' | 'tel'
  inputMode?: 'email'
  pattern?: string
  /** Makes it a field of several lines. */
  rows?: number
  minLength?: number
  /** The words for a value that does not fit. */
  wrong?: string
}

export const fieldId = (name: string) => `enquiry-${name}`

/** A field of the contact form. */
export function Field({ label, complaint, hint, optional, rows, type, pattern, wrong, ...rest }: FieldProps) {
  const words = useWords().enquiry
  const named = (
    <>
      {label}
      {optional && <span> {words.optional}</span>}
    </>
  )
  return (
    <FormField id={fieldId(rest.name)} label={named} hint={hint} complaint={complaint} isWide={rows !== undefined}>
      {({ id, ...told }) => {
        const common = { id, ...rest, ...told, 'data-wrong': wrong }
        return rows ? <textarea {...common} rows={rows} /> : <input {...common} type={type} pattern={pattern} />
      }}
    </FormField>
  )
}
