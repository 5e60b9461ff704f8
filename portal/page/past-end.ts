import { data } from 'react-router'

/** A page of a list; one past the end does not exist (P-10h), and the app still shows the way on. */
export const pageOfList = <D>(list: D, isPastEnd: boolean) => (isPastEnd ? data(list, { status: 404 }) : list)
