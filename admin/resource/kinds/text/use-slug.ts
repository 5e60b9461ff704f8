import { useEffect, useState } from 'react'
import { englishName } from '../../../../contract/languages.ts'
import { hasChinese, slugOf, type Read } from './slug.ts'

let reading: Read | undefined

/** The readings are a large table, so they are fetched for the first Chinese title. */
async function loadReading(): Promise<Read> {
  const { pinyin } = await import('pinyin-pro')
  return (reading ??= (text) => pinyin(text, { toneType: 'none', type: 'array', v: true }))
}

const NOTHING: Read = () => []

/** The title that an address is made of: the English one, if there is one. */
export const titleOfSlug = (title: unknown, english: unknown): string => trimmed(english) || trimmed(title)

const trimmed = (text: unknown) => (typeof text === 'string' ? text.trim() : '')

/** The address that a form with these values proposes; empty while the readings of its Chinese title have not come. */
export function proposedSlug(display: string, values: Record<string, unknown>): string {
  const title = titleOfSlug(values[display], values[englishName(display)])
  if (!hasChinese(title)) return slugOf(title, NOTHING)
  return reading ? slugOf(title, reading) : ''
}

/** The slug of a title; empty until the readings of its Chinese have come. */
export function useSlug(title: string): string {
  const needs = hasChinese(title)
  const [read, setRead] = useState<{ it: Read } | null>(() => (reading ? { it: reading } : null))
  useEffect(() => {
    if (!needs || read) return
    let isGone = false
    // Without the network nothing is proposed.
    loadReading().then(
      (it) => isGone || setRead({ it }),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [needs, read])
  if (!needs) return slugOf(title, NOTHING)
  return read ? slugOf(title, read.it) : ''
}
