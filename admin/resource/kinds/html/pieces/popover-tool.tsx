import { Popover } from 'antd'
import { useRef, useState, type ReactNode } from 'react'
import { ToolButton } from './tool-button.tsx'

interface PopoverToolProps {
  label: string
  icon: ReactNode
  isOn: boolean
  disabled: boolean
  /** The form in the popover. */
  renderForm: (close: () => void) => ReactNode
}

/** A tool that asks for a text. */
export function PopoverTool({ label, icon, isOn, disabled, renderForm }: PopoverToolProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  function opens(next: boolean) {
    setOpen(next && !disabled)
    // The form goes, and the focus would be lost with it; a click elsewhere takes the focus afterwards.
    if (!next && document.activeElement?.closest('.ant-popover')) button.current?.focus()
  }
  return (
    <Popover trigger="click" open={isOpen} onOpenChange={opens} destroyOnHidden content={renderForm(() => setOpen(false))}>
      <ToolButton ref={button} label={label} tip={isOpen ? '' : label} icon={icon} disabled={disabled} aria-pressed={isOn} />
    </Popover>
  )
}
