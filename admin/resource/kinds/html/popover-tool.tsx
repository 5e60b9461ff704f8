import { Button, Popover, Tooltip } from 'antd'
import { useState, type ReactNode } from 'react'

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
      <Tooltip title={isOpen ? '' : label}>
        <Button type="text" size="small" icon={icon} disabled={disabled} aria-label={label} aria-pressed={isOn} />
      </Tooltip>
    </Popover>
  )
}
