import { DatePicker } from 'antd'
import { dayInCalendar } from '../../pieces/site-calendar.ts'
import { useCalendarKeys } from '../../pieces/use-calendar-keys.tsx'

interface DayProps {
  id?: string
  allowClear?: boolean
  /** `YYYY-MM-DD`, as in every call. */
  value?: string | null
  onChange?: (day: string | null) => void
}

/** A day in the product's calendar, in whichever language it is shown. */
export const Day = ({ value, onChange, ...rest }: DayProps) => (
  <DatePicker
    {...rest}
    {...useCalendarKeys()}
    value={value ? dayInCalendar(value) : null}
    format="YYYY-MM-DD"
    className="kit-wide"
    onChange={(day) => onChange?.(day ? day.format('YYYY-MM-DD') : null)}
  />
)
