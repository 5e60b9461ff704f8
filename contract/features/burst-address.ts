/** The kinds of events that a burst consists of. */
export const BURST_KINDS = ['account', 'address', 'signIns', 'serverErrors', 'browserErrors'] as const
export type BurstKind = (typeof BURST_KINDS)[number]

interface Happened {
  kind: BurstKind
  subject?: string | null
  minutes: number
  beginTime: string
  lastTime: string
}

const MINUTE_MS = 60_000

/** Returns the screen of the back office that shows the rows of a burst: the log with the filter of its moments. Without a subject nobody is named. */
export function burstAddress({ kind, subject, minutes, beginTime, lastTime }: Happened): string {
  const timeFrom = new Date(Date.parse(beginTime) - minutes * MINUTE_MS).toISOString()
  const timeUntil = new Date(Date.parse(lastTime) + MINUTE_MS).toISOString()
  if (kind === 'browserErrors') return '/error-log?part=all&state=open'
  const whose = subject ? { [kind === 'account' ? 'userName' : 'ip']: subject } : {}
  const filter = kind === 'serverErrors' ? { statusMin: '500' } : whose
  return `/${kind === 'serverErrors' ? 'weblog' : 'loginlog'}?${new URLSearchParams({ ...filter, timeFrom, timeUntil }).toString()}`
}
