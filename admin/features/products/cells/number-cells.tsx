import { useRef, useState } from 'react'
import { twoDecimals } from '../../../../contract/format/amounts.ts'
import { permitOf } from '../../../../contract/resource.ts'
import { product } from '../../../../contract/resources/product.ts'
import { part } from '../../../browser/part.ts'
import { currentLanguage } from '../../../language/i18n.ts'
import { Cell } from '../../../resource/kinds/cells.ts'
import type { CellComponent, CellProps } from '../../../resource/kinds/props/cell.ts'
import { useCan } from '../../../session/use-can.ts'
import { Late } from '../../../shell/parts/bounds.tsx'
import '../products.css'
import { QuickButton } from './quick-button.tsx'
import { saveQuickly } from './save-quickly.ts'

// Only who changes a number needs its input.
const QuickInput = part(() => import('./quick-input.tsx'))

interface QuickNumberProps extends CellProps {
  write: (value: number) => string
  precision: number
}

/** A number of the list that is changed in its place. */
function QuickNumber({ write, precision, ...props }: QuickNumberProps) {
  const { item, name, field } = props
  const mayEdit = useCan(permitOf(product, 'Edit'))
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const value = typeof item[name] === 'number' ? item[name] : null
  if (!mayEdit) return <Cell {...props} />
  const close = (hasFocus: boolean) => {
    setOpen(false)
    if (hasFocus) requestAnimationFrame(() => isFocusLost() && button.current?.focus())
  }
  if (!isOpen)
    return (
      <QuickButton item={item} name={name} text={value === null ? '' : write(value)} ref={button} onClick={() => setOpen(true)}>
        {value === null ? '–' : <Cell {...props} />}
      </QuickButton>
    )
  return (
    <Late close={() => setOpen(false)}>
      <QuickInput field={field} item={item} name={name} value={value} precision={precision} save={saveQuickly} close={close} />
    </Late>
  )
}

/** The input that had the focus is gone, and nothing else has it yet. */
const isFocusLost = () => document.activeElement === document.body

const plain = (value: number) => value.toLocaleString(currentLanguage(), { useGrouping: false })

export const PriceCell: CellComponent = (props) => <QuickNumber {...props} write={twoDecimals} precision={2} />
export const SortCell: CellComponent = (props) => <QuickNumber {...props} write={plain} precision={3} />
