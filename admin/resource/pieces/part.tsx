import { NoFormStyle } from 'antd/es/form/context'
import { useId, type FocusEvent, type ReactNode } from 'react'

interface Handed {
  id: string
  status?: 'error'
  'aria-describedby'?: string
}

interface PartProps {
  label: ReactNode
  /** What is wrong with it. */
  issue?: string | undefined
  hint?: ReactNode
  /** The label is for whoever cannot see the column or the row that names it. */
  quiet?: boolean
  /** The control: what it is handed makes it the one that the label and the complaint belong to. */
  children: (handed: Handed) => ReactNode
}

/** One part of a field that has many: its label above it, what is wrong with it below. */
export function Part({ label, issue, hint, quiet = false, children }: PartProps) {
  const id = useId()
  const below = `${id}-below`
  return (
    <div className="kit-part">
      <label htmlFor={id} className={quiet ? 'kit-hidden' : 'kit-part-label'}>
        {label}
      </label>
      {/* The field as a whole is refused; red is only the part that is wrong. */}
      <NoFormStyle status override>
        {children({ id, ...(issue ? { status: 'error' } : {}), ...(issue || hint ? { 'aria-describedby': below } : {}) })}
      </NoFormStyle>
      {(issue || hint) && (
        <div id={below} className={issue ? 'kit-issue' : 'kit-hint'}>
          {issue ?? hint}
        </div>
      )}
    </div>
  )
}

/** Tells when the focus leaves a control of many parts, not when it moves within. */
export const leaving = (left: (() => void) | undefined) => (event: FocusEvent) => {
  if (!event.currentTarget.contains(event.relatedTarget)) left?.()
}
