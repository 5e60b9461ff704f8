import { Popover } from 'antd'
import { useState, type ReactNode } from 'react'
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
  return (
    <Popover
      trigger="click"
      open={isOpen}
      onOpenChange={(next) => setOpen(next && !disabled)}
      destroyOnHidden
      content={renderForm(() => setOpen(false))}
    >
      <ToolButton label={label} tip={isOpen ? '' : label} icon={icon} disabled={disabled} aria-pressed={isOn} />
    </Popover>
  )
}
