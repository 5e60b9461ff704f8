import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { useCalendarKeys } from '../../pieces/use-calendar-keys.tsx'
import { elementProps, type ControlComponent } from '../props/control.ts'

export const DateControl: ControlComponent = (props) => {
  const { time } = props.field
  const keys = useCalendarKeys()
  return (
    <DatePicker
      {...elementProps(props)}
      {...keys}
      value={props.value ? dayjs(props.value as string) : null}
      showTime={time ? { format: 'HH:mm' } : false}
      format={time ? 'YYYY-MM-DD HH:mm' : 'YYYY-MM-DD'}
      allowClear={!props.field.required}
      className="kit-wide"
      onChange={(value) => props.onChange?.(value ? (time ? value.toISOString() : value.format('YYYY-MM-DD')) : null)}
    />
  )
}
