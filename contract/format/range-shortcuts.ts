import dayjs, { type Dayjs } from 'dayjs'

/** K-04: how many days before now each begins; the keys are those of its words in `admin.format`. */
export const RANGE_SHORTCUTS = { yesterday: 1, lastWeek: 7, lastMonth: 30, lastThreeMonths: 90 } as const
export type RangeShortcut = keyof typeof RANGE_SHORTCUTS

/** From that earlier moment until now. */
export const rangeOf = (shortcut: RangeShortcut, now: Dayjs = dayjs()): [from: Dayjs, until: Dayjs] => [
  now.subtract(RANGE_SHORTCUTS[shortcut], 'day'),
  now,
]
