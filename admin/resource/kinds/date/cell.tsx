import { useTranslation } from 'react-i18next'
import { pageData } from '../../../browser/page-data.ts'
import { ownTime } from '../../../browser/site-time.ts'
import { momentOf } from '../../data/moment.ts'
import { RelativeTime } from '../../pieces/ago.tsx'
import type { CellComponent } from '../props/cell.ts'

/** A moment that the server recorded shows its distance from now; a date that an editor set shows itself. */
export const DateCell: CellComponent = ({ item, name, field }) => {
  const at = item[name] as string | null
  const { t } = useTranslation()
  if (field.time && field.readOnly) return <RelativeTime at={at} />
  const own = field.time && at ? ownTime(at) : null
  return (
    <time className="kit-number" title={own ? t('admin.format.siteAndOwnTime', { zone: pageData.timeZone, own }) : undefined}>
      {field.time ? momentOf(at) : at}
    </time>
  )
}
