import type { Context } from '../../http/context.ts'

/** The columns of a form that say where it is shown; truth is also 0 or 1. */
interface Places {
  isOnSite: boolean | number | null
  isInOffice: boolean | number | null
}

/** True for a form that whoever calls may fill in. */
export type IsFor = (form: Places & { rowId: number }, ctx: Context) => boolean | Promise<boolean>

/** The forms of the site. */
export const isForVisitors: IsFor = ({ isOnSite }) => Boolean(isOnSite)
