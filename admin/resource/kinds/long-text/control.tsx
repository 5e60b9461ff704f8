import { Input } from 'antd'
import { elementProps, type ControlComponent } from '../props/control.ts'

export const LongTextControl: ControlComponent = (props) => (
  <Input.TextArea
    {...elementProps(props)}
    value={(props.value as string | null) ?? ''}
    autoSize={{ minRows: 3, maxRows: 12 }}
    maxLength={props.field.max}
    onChange={(event) => props.onChange?.(event.target.value)}
  />
)
