import dayjs, { type Dayjs } from 'dayjs'

/** The days before now at which each shortcut begins (K-04); its words have the same key in `admin.format`. */
export const RANGE_SHORTCUTS = { yesterday: 1, lastWeek: 7, lastMonth: 30, lastThreeMonths: 90 } as const
export type RangeShortcut = keyof typeof RANGE_SHORTCUTS

/** Returns the range from that earlier moment until now. */
export const rangeOf = (shortcut: RangeShortcut, now: Dayjs = dayjs()): [from: Dayjs, until: Dayjs] => [
  now.subtract(RANGE_SHORTCUTS[shortcut], 'day'),
  now,
]
