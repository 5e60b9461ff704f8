import { followBursts, forgetBursts } from './burst-rows.ts'
import { tellBursts, type MailParts } from './burst-mail.ts'
import type { Limits } from './judge.ts'
import { createTally, type Tally } from './tally.ts'

interface BurstParts extends MailParts {
  settings: MailParts['settings'] & Limits
  report: (error: unknown) => void
}

/** B-76: notices what happens often within minutes, and tells it once. */
export interface Bursts extends Pick<Tally, 'count'> {
  /** Writes what was counted, looks for bursts and tells new ones. */
  look(): Promise<void>
  stop(): Promise<void>
}

const EVERY_MS = 5000
const FORGET_EVERY = 720

export function startBursts(parts: BurstParts): Bursts {
  const { database, settings, report } = parts
  const tally = createTally(database)
  let looking = Promise.resolve()
  let [looks, hasFailed] = [0, false]

  async function lookOnce() {
    await tally.flush()
    await followBursts(database, settings)
    await tellBursts(parts)
    if (looks++ % FORGET_EVERY === 0) await forgetBursts(database)
    hasFailed = false
  }

  /** Of consecutive failures only the first is reported. */
  function look() {
    looking = looking.then(lookOnce).catch((error: unknown) => {
      if (!hasFailed) report(error)
      hasFailed = true
    })
    return looking
  }

  const timer = setInterval(() => void look(), EVERY_MS)
  timer.unref()
  return {
    count: tally.count,
    look,
    stop: async () => {
      clearInterval(timer)
      await looking
      await tally.flush().catch(report)
    },
  }
}
