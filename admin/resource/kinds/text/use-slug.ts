import { useEffect, useState } from 'react'
import { hasChinese, slugOf, type Read } from './slug.ts'

let reading: Read | undefined

/** The readings are a large table, so they are fetched for the first Chinese title. */
async function loadReading(): Promise<Read> {
  const { pinyin } = await import('pinyin-pro')
  return (reading ??= (text) => pinyin(text, { toneType: 'none', type: 'array', v: true }))
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
  if (!needs) return slugOf(title, () => [])
  return read ? slugOf(title, read.it) : ''
}
