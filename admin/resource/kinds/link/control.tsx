import { Input } from 'antd'
import { elementProps, type ControlComponent } from '../props/control.ts'

export const LinkControl: ControlComponent = (props) => (
  <Input
    {...elementProps(props)}
    value={(props.value as string | null) ?? ''}
    placeholder="/… · https://…"
    inputMode="url"
    onChange={(event) => props.onChange?.(event.target.value)}
  />
)
