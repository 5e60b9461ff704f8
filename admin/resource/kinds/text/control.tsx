import { Input } from 'antd'
import { elementProps, type ControlComponent } from '../props/control.ts'
import { SlugControl } from './slug-control.tsx'

export const TextControl: ControlComponent = (props) => (props.field.format === 'slug' ? <SlugControl {...props} /> : <Line {...props} />)

const Line: ControlComponent = (props) => (
  <Input
    {...elementProps(props)}
    value={(props.value as string | null) ?? ''}
    maxLength={props.field.max}
    onChange={(event) => props.onChange?.(event.target.value)}
  />
)
