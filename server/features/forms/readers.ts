/** The columns of a form that say where it is shown; truth is also 0 or 1. */
interface Places {
  isOnSite: boolean | number | null
  isInOffice: boolean | number | null
}

/** True for a form that certain readers may fill in. */
export type IsFor = (form: Places) => boolean

/** The forms of the site. */
export const isForVisitors: IsFor = ({ isOnSite }) => Boolean(isOnSite)

/** The forms of the back office. */
export const isInOffice: IsFor = (form) => Boolean(form.isInOffice)
