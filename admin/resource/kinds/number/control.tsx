import { InputNumber } from 'antd'
import { elementProps, type ControlComponent } from '../props/control.ts'

export const NumberControl: ControlComponent = (props) => (
  <InputNumber
    {...elementProps(props)}
    value={props.value as number | null}
    className="kit-wide"
    onChange={(value) => props.onChange?.(value)}
  />
)
