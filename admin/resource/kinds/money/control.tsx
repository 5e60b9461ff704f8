import { InputNumber } from 'antd'
import { elementProps, type ControlComponent } from '../props/control.ts'

export const MoneyControl: ControlComponent = (props) => (
  <InputNumber
    {...elementProps(props)}
    value={props.value as number | null}
    precision={2}
    className="kit-wide"
    onChange={(value) => props.onChange?.(value)}
  />
)
