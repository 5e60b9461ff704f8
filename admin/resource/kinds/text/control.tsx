import { Input } from 'antd'
import { elementProps, type ControlComponent } from '../props/control.ts'

export const TextControl: ControlComponent = (props) => (
  <Input
    {...elementProps(props)}
    value={(props.value as string | null) ?? ''}
    maxLength={props.field.max}
    onChange={(event) => props.onChange?.(event.target.value)}
  />
)
