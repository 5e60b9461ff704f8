import { NoFormStyle } from 'antd/es/form/context'
import { useId, type FocusEvent, type ReactNode } from 'react'

interface Handed {
  id: string
  status?: 'error'
  'aria-invalid'?: true
  'aria-describedby'?: string
}

interface PartProps {
  label: ReactNode
  /** The complaint about this part. */
  issue?: string | undefined
  hint?: ReactNode
  /** The label is for screen readers only; a column or row names the part to others. */
  quiet?: boolean
  /** The control. The props that it is given connect it with the label and the complaint. */
  children: (handed: Handed) => ReactNode
}

/** One part of a field with many parts: its label above, its complaint below. */
export function Part({ label, issue, hint, quiet = false, children }: PartProps) {
  const id = useId()
  const below = `${id}-below`
  return (
    <div className="kit-part">
      <label htmlFor={id} className={quiet ? 'kit-hidden' : 'kit-part-label'}>
        {label}
      </label>
      {/* The form marks the whole field as refused; only the wrong part is red. */}
      <NoFormStyle status override>
        {children({
          id,
          ...(issue ? { status: 'error', 'aria-invalid': true } : {}),
          ...(issue || hint ? { 'aria-describedby': below } : {}),
        })}
      </NoFormStyle>
      {(issue || hint) && (
        <div id={below} className={issue ? 'kit-issue' : 'kit-hint'}>
          {issue ?? hint}
        </div>
      )}
    </div>
  )
}

/** Calls back when the focus leaves a control of many parts, not when it moves within. */
export const leaving = (left: (() => void) | undefined) => (event: FocusEvent) => {
  if (!event.currentTarget.contains(event.relatedTarget)) left?.()
}
