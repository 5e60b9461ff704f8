import { useTranslation } from 'react-i18next'
import { RANGE_SHORTCUTS, type RangeShortcut } from '../../../contract/format/range-shortcuts.ts'
import { dayIn, daysAfter } from '../../../contract/format/zone-time.ts'
import type { CreatedDays } from '../../../contract/schema.ts'
import { pageData } from '../../browser/page-data.ts'

const SHORTCUTS = Object.keys(RANGE_SHORTCUTS) as RangeShortcut[]
const CHOSEN = 'chosen'

/** The days of a shortcut (K-04), in the time zone of the site. */
function daysOf(shortcut: RangeShortcut): CreatedDays {
  const today = dayIn(pageData.timeZone)
  return { creationTimeStart: daysAfter(today, -RANGE_SHORTCUTS[shortcut]), creationTimeEnd: today }
}

const isSame = (one: CreatedDays, other: CreatedDays) =>
  one.creationTimeStart === other.creationTimeStart && one.creationTimeEnd === other.creationTimeEnd

interface JobDaysProps {
  days: CreatedDays
  set: (days: CreatedDays) => void
}

/** The days on which jobs were ordered (T-14), by a shortcut or by their ends. The fields are the browser's, since the bell opens without the kit of forms. */
export function JobDays({ days, set }: JobDaysProps) {
  const { t } = useTranslation()
  const isAny = isSame(days, {})
  const shortcut = SHORTCUTS.find((key) => isSame(days, daysOf(key)))
  const choose = (value: string) => {
    const chosen = SHORTCUTS.find((key) => key === value)
    set(chosen ? daysOf(chosen) : {})
  }
  const end = (name: keyof CreatedDays, label: string) => (
    <input
      type="date"
      className="shell-select"
      aria-label={label}
      value={days[name] ?? ''}
      onChange={({ target }) => set({ ...days, [name]: target.value || undefined })}
    />
  )
  return (
    <div className="bell-days">
      <select
        className="shell-select"
        aria-label={t('admin.jobs.days')}
        value={isAny ? '' : (shortcut ?? CHOSEN)}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{t('admin.jobs.allDays')}</option>
        {SHORTCUTS.map((key) => (
          <option key={key} value={key}>
            {t(`admin.format.${key}`)}
          </option>
        ))}
        {!isAny && !shortcut && <option value={CHOSEN}>{t('admin.jobs.chosenDays')}</option>}
      </select>
      {end('creationTimeStart', t('admin.jobs.from'))}
      {end('creationTimeEnd', t('admin.jobs.until'))}
    </div>
  )
}
