import { Input } from 'antd'
import { elementProps, type ControlComponent } from '../props/control.ts'

export const LinkControl: ControlComponent = (props) => (
  <Input
    {...elementProps(props)}
    value={(props.value as string | null) ?? ''}
    // A pattern may leave out the paths of this site.
    placeholder={props.field.pattern?.test('/a') === false ? 'https://…' : '/… · https://…'}
    inputMode="url"
    onChange={(event) => props.onChange?.(event.target.value)}
  />
)
