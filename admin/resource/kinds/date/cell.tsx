import { momentOf } from '../../data/moment.ts'
import { RelativeTime } from '../../pieces/ago.tsx'
import type { CellComponent } from '../props/cell.ts'

/** A moment that the server recorded shows its distance from now; a date that an editor set shows itself. */
export const DateCell: CellComponent = ({ item, name, field }) => {
  const at = item[name] as string | null
  return field.time && field.readOnly ? <RelativeTime at={at} /> : <time className="kit-number">{momentOf(at, field.time === true)}</time>
}
