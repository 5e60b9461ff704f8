import { useRef, useState, type KeyboardEvent } from 'react'
import { product } from '../../../../contract/resources/product.ts'
import type { Field } from '../../../../contract/fields.ts'
import type { Item } from '../../../resource/data/item.ts'
import { useLabels } from '../../../resource/data/labels.ts'
import { NumberInput } from '../../../shell/parts/number-input.tsx'

interface QuickInputProps {
  item: Item
  name: string
  field: Field
  value: number | null
  precision: number
  save: (item: Item, values: Record<string, unknown>) => Promise<boolean>
  /** `hasFocus`: the focus is still in the input and goes back to its button. */
  close: (hasFocus: boolean) => void
}

/** The input in place of a number: Enter and leaving it save, Escape gives up. A required number is not emptied. */
export default function QuickInput({ item, name, field, value, precision, save, close }: QuickInputProps) {
  const labels = useLabels(product)
  const [typed, setTyped] = useState(value)
  const [isBusy, setBusy] = useState(false)
  const isDone = useRef(false)
  async function take(input: EventTarget): Promise<void> {
    if (isDone.current) return
    isDone.current = true
    if (typed !== value && !(typed === null && field.required)) {
      setBusy(true)
      const isSaved = await save(item, { [name]: typed })
      setBusy(false)
      // The input keeps the typed value, so that it can be sent again.
      if (!isSaved) {
        isDone.current = false
        return
      }
    }
    // The user may have gone on while the answer was under way: the focus then stays where it is.
    close(input === document.activeElement)
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void take(event.target)
    if (event.key !== 'Escape') return
    event.stopPropagation()
    isDone.current = true
    close(true)
  }
  return (
    <NumberInput
      autoFocus
      size="small"
      className="kit-wide"
      aria-label={labels.field(name)}
      value={typed}
      precision={precision}
      readOnly={isBusy}
      {...(field.min === undefined ? {} : { min: field.min })}
      onChange={setTyped}
      onKeyDown={keys}
      onBlur={({ target }) => void take(target)}
    />
  )
}
