import { HistoryOutlined } from '@ant-design/icons'
import { Button, DatePicker, Dropdown, Space } from 'antd'
import type { Dayjs } from 'dayjs'
import { useTranslation } from 'react-i18next'
import { dayIn } from '../../../../contract/format/zone-time.ts'
import { RANGE_SHORTCUTS, rangeOf, type RangeShortcut } from '../../../../contract/format/range-shortcuts.ts'
import { pageData } from '../../../browser/page-data.ts'
import { useMedia, WIDER } from '../../../browser/use-media.ts'
import { useMenu } from '../../../shell/parts/use-menu.ts'
import { dayInCalendar } from '../../pieces/site-calendar.ts'
import { useCalendarKeys } from '../../pieces/use-calendar-keys.tsx'
import type { FilterProps } from '../props/filter.ts'

interface Range {
  label: string
  from: Dayjs | null
  until: Dayjs | null
  choose: (from?: Dayjs | null, until?: Dayjs | null) => void
}

/**
 * Both ends as days of the site's time zone, the last one included (T-14). The shortcuts of K-04 have a menu of their own: antd's panel gives them to the
 * mouse only.
 */
export const DateFilter = ({ name, label, values, set }: Pick<FilterProps, 'name' | 'label' | 'values' | 'set'>) => {
  const { t } = useTranslation()
  const isSmall = !useMedia(WIDER.md)
  const [from = null, until = null] = [values[`${name}Start`], values[`${name}End`]].map((end) => (end ? dayInCalendar(end) : null))
  const choose: Range['choose'] = (first, last) =>
    set({ [`${name}Start`]: first?.format('YYYY-MM-DD') ?? '', [`${name}End`]: last?.format('YYYY-MM-DD') ?? '' })
  const shortcuts = (Object.keys(RANGE_SHORTCUTS) as RangeShortcut[]).map((key) => ({
    key,
    label: t(`admin.format.${key}`),
    onClick: () => choose(...rangeOf(key, dayInCalendar(dayIn(pageData.timeZone)))),
  }))
  const { menu, button } = useMenu(shortcuts)
  const Ends = isSmall ? TwoDays : Days
  return (
    <Space.Compact block={isSmall}>
      <Ends label={label} from={from} until={until} choose={choose} />
      <Dropdown autoFocus trigger={['click']} menu={menu}>
        <Button ref={button} icon={<HistoryOutlined />} aria-label={t('admin.format.shortcuts', { label })} />
      </Dropdown>
    </Space.Compact>
  )
}

const Days = ({ label, from, until, choose }: Range) => (
  <DatePicker.RangePicker
    {...useCalendarKeys()}
    allowEmpty={[true, true]}
    placeholder={[label, label]}
    value={[from, until]}
    onChange={(range) => choose(range?.[0], range?.[1])}
  />
)

/** The panel of a range is wider than a phone, so a phone gets two pickers. */
const TwoDays = ({ label, from, until, choose }: Range) => (
  <>
    <DatePicker
      {...useCalendarKeys()}
      className="kit-wide"
      placeholder={`${label} ≥`}
      aria-label={`${label} ≥`}
      value={from}
      onChange={(first) => choose(first, until)}
    />
    <DatePicker
      {...useCalendarKeys()}
      className="kit-wide"
      placeholder="≤"
      aria-label={`${label} ≤`}
      value={until}
      onChange={(last) => choose(from, last)}
    />
  </>
)
