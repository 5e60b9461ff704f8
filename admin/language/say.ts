import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** The dotted keys of a tree of words; the forms of a plural are one key. */
type KeyOf<W> = {
  [K in keyof W & string]: W[K] extends string ? (K extends `${infer One}_${'one' | 'other'}` ? One : K) : `${K}.${KeyOf<W[K]>}`
}[keyof W & string]

export type Say<W> = (key: KeyOf<W>, values?: Record<string, string | number>) => string

/** Returns a function that says words which came with their screen and stand at a place of the tree; `W` is the type of these words in Chinese. */
export function useWordsAt<W extends object>(place: string): Say<W> {
  const { t } = useTranslation()
  return useCallback<Say<W>>(
    (key, values) => (t as unknown as (key: string, values?: Record<string, string | number>) => string)(`${place}.${key}`, values),
    [t, place],
  )
}
