import { Button, Tooltip } from 'antd'
import type { ComponentProps } from 'react'

/** A button that is an icon only: its label shows as a tooltip, so that nobody has to guess. */
export const ToolButton = ({ label, ...props }: ComponentProps<typeof Button> & { label: string }) => (
  <Tooltip title={label} mouseEnterDelay={0.4}>
    <Button type="text" aria-label={label} {...props} />
  </Tooltip>
)
