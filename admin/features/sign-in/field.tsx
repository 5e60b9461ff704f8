import { useId, useLayoutEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'

interface FieldProps {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  /** The error in the value; shown after the field was left or the form was sent. */
  problem: string | null
  autoComplete: string
  secret?: boolean
  autoFocus?: boolean
  hint?: ReactNode
  /** `numeric` shows digits only on the keyboard of a phone. */
  inputMode?: 'tel' | 'numeric'
  maxLength?: number
  /** A button beside the input. */
  action?: ReactNode
}

/** A labelled input that shows its error after it was left, until the value is right. */
export const Field = ({
  label,
  name,
  value,
  onChange,
  problem,
  autoComplete,
  secret = false,
  autoFocus = false,
  hint,
  inputMode,
  maxLength,
  action,
}: FieldProps) => {
  const id = useId()
  const [left, setLeft] = useState(false)
  const [shown, setShown] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const said = left ? problem : null
  // With a custom validity the browser refuses to send the form.
  useLayoutEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem])

  function refused(event: SyntheticEvent<HTMLInputElement>) {
    event.preventDefault()
    setLeft(true)
    if (event.currentTarget.form?.querySelector(':invalid') === event.currentTarget) event.currentTarget.focus()
  }

  return (
    <div className="si-field" data-problem={said ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      <div className="si-input" data-action={action ? '' : undefined}>
        <input
          ref={input}
          id={id}
          name={name}
          type={secret && !shown ? 'password' : 'text'}
          value={value}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={autoFocus}
          inputMode={inputMode}
          maxLength={maxLength}
          aria-invalid={said ? true : undefined}
          aria-describedby={`${id}-said`}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => setLeft(value !== '' || left)}
          onInvalid={refused}
        />
        {secret && <Reveal shown={shown} toggle={() => setShown(!shown)} />}
        {action}
      </div>
      <p id={`${id}-said`} className="si-said-of-field" aria-live="polite">
        {said ?? hint}
      </p>
    </div>
  )
}

const Reveal = ({ shown, toggle }: { shown: boolean; toggle: () => void }) => {
  const { t } = useTranslation()
  return (
    <button type="button" className="si-reveal" aria-pressed={shown} aria-label={t('admin.signIn.showPassword')} onClick={toggle}>
      <svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
        <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z" />
        <circle cx="12" cy="12" r="3" />
        {!shown && <path d="M4 4l16 16" />}
      </svg>
    </button>
  )
}
