import { formatDate } from '../../../contract/format/date-format.ts'

/** A moment in the reader's time zone. */
export const momentOf = (iso: string | null | undefined, withTime = true): string =>
  formatDate(iso, withTime ? 'YYYY-MM-DD HH:mm' : 'YYYY-MM-DD')
