import { elementProps, type ControlComponent } from '../props/control.ts'
import { NumberInput } from '../../../shell/parts/number-input.tsx'

export const MoneyControl: ControlComponent = (props) => (
  <NumberInput
    {...elementProps(props)}
    value={props.value as number | null}
    precision={2}
    className="kit-wide"
    onChange={(value) => props.onChange?.(value)}
  />
)
