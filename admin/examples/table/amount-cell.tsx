import { useRef, useState } from 'react'
import { NumberInput } from '../../shell/parts/number-input.tsx'

interface AmountCellProps {
  value: number
  shown: string
  label: string
  save: (value: number) => void
}

/** A number that is edited in its place: Enter and leaving save it, Escape gives it up. */
export function AmountCell({ value, shown, label, save }: AmountCellProps) {
  const [typed, setTyped] = useState<number | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  /** True when the focus is to go back to the button, which is not there while the number is edited. */
  const isBack = useRef(false)
  const end = (isSaved: boolean) => {
    if (isSaved && typed !== null && typed !== value) save(typed)
    setTyped(null)
  }
  if (typed === null)
    return (
      <button
        ref={(element) => {
          button.current = element
          if (element && isBack.current) element.focus()
          isBack.current = false
        }}
        type="button"
        className="table-value"
        aria-label={`${label}: ${shown}`}
        onClick={() => setTyped(value)}
      >
        {shown}
      </button>
    )
  return (
    <NumberInput
      autoFocus
      size="small"
      className="table-input"
      aria-label={label}
      min={0}
      max={1_000_000}
      precision={0}
      value={typed}
      onChange={(given) => setTyped(given ?? value)}
      onBlur={() => end(true)}
      onKeyDown={(event) => {
        const { key } = event
        if (key !== 'Enter' && key !== 'Escape') return
        // Else the same key would press the button that takes the focus.
        event.preventDefault()
        isBack.current = true
        end(key === 'Enter')
      }}
    />
  )
}
