import type { BurstKind } from '../../../contract/features/burst-address.ts'
import type { SettingValues } from '../../../contract/settings/index.ts'

/** The number of events of one kind and subject within the minutes of the setting. */
export interface Counted {
  kind: BurstKind
  subject: string
  count: number
}

export type Limits = Pick<
  SettingValues,
  'burstMinutes' | 'burstOfAccount' | 'burstOfAddress' | 'burstOfSignIns' | 'burstOfServerErrors' | 'burstOfBrowserErrors'
>

/** The number from which on it is a burst; Infinity if nobody wants to know. */
function limitOf(kind: BurstKind, limits: Limits): number {
  const limit = {
    account: limits.burstOfAccount,
    address: limits.burstOfAddress,
    signIns: limits.burstOfSignIns,
    serverErrors: limits.burstOfServerErrors,
    browserErrors: limits.burstOfBrowserErrors,
  }[kind]
  return limit === 0 ? Number.POSITIVE_INFINITY : limit
}

/** Returns what is a burst. All sign-ins together are none if most of them are those of addresses that are told already. */
export function burstsAmong(counted: readonly Counted[], limits: Limits): Counted[] {
  const many = counted.filter(({ kind, count }) => count >= limitOf(kind, limits))
  const ofAddresses = many.reduce((sum, { kind, count }) => (kind === 'address' ? sum + count : sum), 0)
  return many.filter(({ kind, count }) => kind !== 'signIns' || ofAddresses < count / 2)
}

/** True when so little happens that the burst is over: at half the limit, so that it does not end and begin each minute. */
export const isOver = (kind: BurstKind, count: number, limits: Limits): boolean => count < limitOf(kind, limits) / 2
