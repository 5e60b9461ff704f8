import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { relativeTime, timeAgo, type Ago } from '../../../contract/format/time-ago.ts'
import { siteTime } from '../../browser/site-time.ts'

/** The step of the one clock on the screen, in ms: a list that stays open for an hour must not go on saying “just now”. */
const STEP = 15_000
const readers = new Set<() => void>()
let ticking: ReturnType<typeof setInterval> | undefined

function subscribe(changed: () => void): () => void {
  ticking ??= setInterval(() => readers.forEach((read) => read()), STEP)
  readers.add(changed)
  return () => {
    readers.delete(changed)
    if (readers.size > 0) return
    clearInterval(ticking)
    ticking = undefined
  }
}

const useNow = () => useSyncExternalStore(subscribe, () => Math.floor(Date.now() / STEP) * STEP)

function useWordsOf(): (said: Ago | string) => string {
  const { t } = useTranslation()
  return (said) => (typeof said === 'string' ? said : t(`admin.format.${said.words}`, { number: said.number }))
}

interface AgoProps {
  /** ISO text; without it nothing shows. */
  at: string | null | undefined
  className?: string
}

/** The time since a moment in words (K-02), with the exact moment as a tooltip. */
export function RelativeTime({ at, className = '' }: AgoProps) {
  const wordsOf = useWordsOf()
  const now = useNow()
  if (!at) return null
  return (
    <time className={`kit-number ${className}`} dateTime={at} title={siteTime(at)}>
      {wordsOf(relativeTime(at, now, (moment) => siteTime(moment, 'YYYY-MM-DD HH:mm')))}
    </time>
  )
}

/** The time since a moment, in days at most (K-02). */
export function useTimeAgo(at: string): string {
  return useWordsOf()(timeAgo(at, useNow()))
}
