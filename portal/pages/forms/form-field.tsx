import type { ReactNode } from 'react'

/** The attributes that tie a control to its label, its complaint and its hints. */
export interface ControlProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string
}

interface FormFieldProps {
  /** That of the control. */
  id: string
  /** Null when the control has a label of its own. */
  label: ReactNode
  /** Behind the label. */
  hint?: string | undefined
  /** Below the control. */
  help?: ReactNode
  /** The server's complaint about the value. */
  complaint: string | undefined
  isWide?: boolean
  children: (props: ControlProps) => ReactNode
}

/** A field with its label above, and its complaint below: at first the server's, later that of the form. */
export function FormField({ id, label, hint, help, complaint, isWide, children, ...rest }: FormFieldProps) {
  return (
    <div className={isWide ? 'form-field wide-field' : 'form-field'} {...rest}>
      {label && <label htmlFor={id}>{label}</label>}
      {hint && (
        <span id={`${id}-hint`} className="hint">
          {hint}
        </span>
      )}
      {children({ id, 'aria-invalid': complaint ? true : undefined, 'aria-describedby': describing(id, { hint, help }) })}
      <Below id={id} help={help} complaint={complaint} />
    </div>
  )
}

/** Several boxes that are one field; the label names them together. */
export function FormFieldset({
  id,
  label,
  help,
  complaint,
  isWide,
  children,
  ...rest
}: Omit<FormFieldProps, 'hint' | 'children'> & GroupProps) {
  return (
    <fieldset
      className={isWide ? 'form-field wide-field' : 'form-field'}
      aria-invalid={complaint ? true : undefined}
      aria-describedby={describing(id, { help })}
      {...rest}
    >
      <legend>{label}</legend>
      {children}
      <Below id={id} help={help} complaint={complaint} />
    </fieldset>
  )
}

interface GroupProps {
  role?: 'radiogroup'
  children: ReactNode
}

const describing = (id: string, { hint, help }: Pick<FormFieldProps, 'hint' | 'help'>) =>
  [hint && `${id}-hint`, help && `${id}-help`, `${id}-error`].filter(Boolean).join(' ')

const Below = ({ id, help, complaint }: Pick<FormFieldProps, 'id' | 'help' | 'complaint'>) => (
  <>
    {help && (
      <div id={`${id}-help`} className="hint">
        {help}
      </div>
    )}
    <p id={`${id}-error`} className="complaint">
      {complaint}
    </p>
  </>
)
