import { useCallback, useEffect, useRef, useState } from 'react'
import { useFlush } from '../../browser/use-flush.ts'
import { useLatest } from '../../browser/use-latest.ts'
import type { Resource } from '../../../contract/resource.ts'
import { unsavedWords } from '../../session/unsaved-words.ts'
import { usePlace } from '../../shell/view.tsx'
import type { Item } from '../data/item.ts'
import { useLabels } from '../data/labels.ts'
import type { Screen } from '../kinds/screen.ts'
import { startValues } from './form-values.ts'
import { refill, wordsOf } from './kept-words.ts'
import { useFormAccess } from './use-form-access.ts'
import type { useFollowing } from './use-following.ts'

/** In ms: the words are written when the typing pauses, and at once when the page goes. */
const PAUSE = 300

export interface Restored {
  /** The moment at which the words were typed, in ms since 1970. */
  at: number
  isContested: boolean
}

const nameOf = (resource: Resource, item: Item | null) => `${resource.name}/${item?.id ?? 'new'}`

interface KeptWordsProps {
  screen: Screen
  item: Item | null
  following: ReturnType<typeof useFollowing>
}

/** Keeps the unsaved words of a form in the browser until the server has them, and fills them in again when the form is opened anew. */
export function useKeptWords({ screen: { resource }, item, following }: KeptWordsProps) {
  const { path } = usePlace()
  const { mayWrite } = useFormAccess(resource, item?.id ?? null)
  const { name } = useLabels(resource)
  const form = nameOf(resource, item)
  const [restored, setRestored] = useState<Restored | null>(null)
  const [isUnkept, setUnkept] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useLatest({ following, path, name })

  /** Writes the words as they are now, or removes them when nothing is unsaved. */
  const keep = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    const { current } = latest
    const { following: now, path: at, name: noun } = current
    // A row that was created meanwhile has its number now.
    const own = nameOf(resource, now.read.current)
    const words = wordsOf(resource, { row: now.read.current, before: now.before.current, values: now.values() })
    if (words) setUnkept(!unsavedWords.put(own, { ...words, title: words.title || noun, at: Date.now(), path: at }))
    else unsavedWords.remove(own)
  }, [latest, resource])
  const keepSoon = useCallback(() => {
    timer.current ??= setTimeout(keep, PAUSE)
  }, [keep])

  useFlush(
    useCallback(() => {
      if (timer.current !== undefined) keep()
    }, [keep]),
  )

  const hasLooked = useRef(false)
  useEffect(() => {
    if (hasLooked.current || !mayWrite) return
    hasLooked.current = true
    unsavedWords.begin(form)
    void unsavedWords.find(form).then((found) => {
      if (!found) return
      const { following: now } = latest.current
      const { row, content, isContested } = refill(resource, found.words, {
        row: now.read.current,
        before: now.before.current,
        values: now.values(),
      })
      now.rebase(row, content)
      if (now.isChanged()) setRestored({ at: found.words.at, isContested })
      unsavedWords.remove(form, found.window)
      keep()
    })
  }, [form, keep, latest, mayWrite, resource])

  /** The server has the words; those that were typed since stay. */
  const saved = () => {
    unsavedWords.remove(form)
    keep()
  }

  /** Goes back to the row as the server has it. */
  const giveUp = () => {
    following.rebase(item, startValues(resource, item))
    setRestored(null)
    keep()
  }
  return { keep, keepSoon, saved, giveUp, restored: following.isDirty ? restored : null, isUnkept: following.isDirty && isUnkept }
}

export type KeptWords = ReturnType<typeof useKeptWords>
