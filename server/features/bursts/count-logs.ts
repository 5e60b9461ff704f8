import type { SettingValues } from '../../../contract/settings/index.ts'
import type { BrowserErrors } from '../browser-errors/browser-errors.ts'
import type { WebLog } from '../logs/web-log.ts'
import type { Failure, LoginLog } from '../sign-in/login-log.ts'
import type { Tally } from './tally.ts'

type Counting = Pick<Tally, 'count'>

/** Nobody guesses: the first is a step of every sign-in with two factors, the second a fault of the provider. Attempts beyond the limits are counted one by one. */
const NO_GUESS: readonly Failure[] = ['SecondFactorMissing', 'ExternalUnavailable', 'LockedOut']

/** Counts failed sign-ins: of the account if there is one, of the address, and all. */
export function countingSignIns(log: LoginLog, { count }: Counting): LoginLog {
  const failed = (ip: string) => {
    count('signIns')
    count('address', ip)
  }
  return {
    ...log,
    addFailure: (attempt, result) => {
      log.addFailure(attempt, result)
      if (NO_GUESS.includes(result)) return
      failed(attempt.ctx.origin.ip)
      if (attempt.userId !== null) count('account', String(attempt.userId))
    },
    countLockedOut: (ip) => {
      failed(ip)
      return log.countLockedOut(ip)
    },
  }
}

/** Counts the errors of the server. In maintenance visitors get 503 by intent. */
export const countingServerErrors = (log: WebLog, { count }: Counting, settings: Pick<SettingValues, 'isInMaintenance'>): WebLog => ({
  ...log,
  add: (seen, make) => {
    if (seen.status >= 500 && !(seen.status === 503 && settings.isInMaintenance)) count('serverErrors')
    log.add(seen, make)
  },
})

export const countingBrowserErrors = (errors: BrowserErrors, { count }: Counting): BrowserErrors => ({
  ...errors,
  add: (report, now) => {
    count('browserErrors')
    errors.add(report, now)
  },
})
