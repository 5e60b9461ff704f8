import { Button, Tooltip, type ButtonProps } from 'antd'
import type { RefAttributes } from 'react'

interface ToolButtonProps extends ButtonProps, RefAttributes<HTMLButtonElement> {
  label: string
  /** The label, unless told. */
  tip?: string
}

/** A button of the toolbar: an icon, whose name is also its tip. */
export const ToolButton = ({ label, tip = label, ...handed }: ToolButtonProps) => (
  <Tooltip title={tip} rootClassName="kit-tool-tip">
    <Button type="text" size="small" aria-label={label} {...handed} />
  </Tooltip>
)
