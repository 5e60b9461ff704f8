import type { ReactNode } from 'react'
import { NARROW } from './narrow.ts'
import { readingOrder } from './sketch.ts'
import { useDesign, useDesigner } from './use-designer.ts'

interface PartButtonProps {
  id: string
  className?: string
  children: ReactNode
}

/** Selects a part. All these buttons together are one stop of the Tab key: the selected one, else the first. */
export function PartButton({ id, className = '', children }: PartButtonProps) {
  const designer = useDesigner()
  const isSelected = useDesign(({ now }) => now.selected === id)
  const isStop = useDesign(({ now }) => (now.selected ?? readingOrder(now.sketch)[0]) === id)
  const choose = () => {
    designer.select(id)
    if (matchMedia(NARROW).matches) designer.open()
  }
  return (
    <button
      type="button"
      data-part={id}
      className={`designer-part ${className}`}
      tabIndex={isStop ? 0 : -1}
      aria-current={isSelected || undefined}
      onClick={choose}
    >
      {children}
    </button>
  )
}
