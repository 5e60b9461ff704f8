import { DatePicker, type DatePickerProps } from 'antd'
import type { Dayjs } from 'dayjs'
import { useTranslation } from 'react-i18next'
import { pageData } from '../../browser/page-data.ts'
import { ownTime } from '../../browser/site-time.ts'
import { chosenMoment, shownInCalendar } from './site-calendar.ts'
import { useCalendarKeys } from './use-calendar-keys.tsx'

interface SiteMomentProps extends Omit<DatePickerProps<Dayjs, false>, 'value' | 'onChange'> {
  /** ISO 8601, or nothing. */
  value?: string | null
  onChange?: (moment: string | null) => void
}

/** A day with its time at the site. A reader whose clocks differ finds the site's zone below, and when that is by the reader's own clocks. */
export function SiteMoment({ value = null, onChange, ...rest }: SiteMomentProps) {
  const { t } = useTranslation()
  const keys = useCalendarKeys()
  const isElsewhere = ownTime(value ?? undefined) !== null
  const own = value && ownTime(value)
  const zone = pageData.timeZone
  return (
    <>
      <DatePicker
        {...rest}
        {...keys}
        value={value ? shownInCalendar(value) : null}
        showTime={{ format: 'HH:mm' }}
        format="YYYY-MM-DD HH:mm"
        className="kit-wide"
        onChange={(shown) => onChange?.(shown ? chosenMoment(shown) : null)}
      />
      {isElsewhere && (
        <div className="kit-quiet">{own ? t('admin.format.siteAndOwnTime', { zone, own }) : t('admin.format.siteTime', { zone })}</div>
      )}
    </>
  )
}
