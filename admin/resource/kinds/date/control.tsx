import { DatePicker } from 'antd'
import { dayInCalendar } from '../../pieces/site-calendar.ts'
import { SiteMoment } from '../../pieces/site-moment.tsx'
import { useCalendarKeys } from '../../pieces/use-calendar-keys.tsx'
import { elementProps, type ControlComponent } from '../props/control.ts'

export const DateControl: ControlComponent = (props) => {
  const given = (props.value as string | null | undefined) ?? null
  const shared = { ...elementProps(props), allowClear: !props.field.required, onChange: (value: string | null) => props.onChange?.(value) }
  return props.field.time ? <SiteMoment {...shared} value={given} /> : <Day {...shared} value={given} />
}

interface DayProps {
  value: string | null
  onChange: (day: string | null) => void
}

const Day = ({ value, onChange, ...rest }: DayProps) => (
  <DatePicker
    {...rest}
    {...useCalendarKeys()}
    value={value ? dayInCalendar(value) : null}
    format="YYYY-MM-DD"
    className="kit-wide"
    onChange={(day) => onChange(day ? day.format('YYYY-MM-DD') : null)}
  />
)
