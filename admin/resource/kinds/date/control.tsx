import { SiteMoment } from '../../pieces/site-moment.tsx'
import { Day } from './day.tsx'
import { elementProps, type ControlComponent } from '../props/control.ts'

export const DateControl: ControlComponent = (props) => {
  const given = (props.value as string | null | undefined) ?? null
  const shared = { ...elementProps(props), allowClear: !props.field.required, onChange: (value: string | null) => props.onChange?.(value) }
  return props.field.time ? <SiteMoment {...shared} value={given} /> : <Day {...shared} value={given} />
}
