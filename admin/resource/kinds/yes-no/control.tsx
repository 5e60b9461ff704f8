import { Switch } from 'antd'
import { elementProps, type ControlComponent } from '../props/control.ts'

export const YesNoControl: ControlComponent = (props) => (
  <Switch {...elementProps(props)} checked={props.value === true} onChange={(value) => props.onChange?.(value)} />
)
