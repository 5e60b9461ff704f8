import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { roles } from '../../../contract/features/roles.ts'
import { quietly } from '../../session/session.ts'
import { foldable, narrowedTo, permitTree, rowsOf, searched } from '../permits/permit-tree.ts'
import { usePermitWords } from '../permits/permit-words.ts'

/** The tree of all permits as the search, the filter and the folding leave it. */
export function usePermitTree(isChosen: (permit: string) => boolean) {
  const { i18n } = useTranslation()
  const words = usePermitWords()
  // One light call, open to whoever may view roles.
  const { data, isPending } = useQuery({
    queryKey: ['function', 'permits'],
    queryFn: () => quietly(roles.permissions, {}),
    staleTime: 30_000,
  })
  const [text, setText] = useState('')
  const [isNarrow, setNarrow] = useState(false)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const sought = useDeferredValue(text)
  const permits = useMemo(() => (data?.items ?? []).map(({ name }) => name).filter((name) => name.includes('/')), [data])
  // oxlint-disable-next-line exhaustive-deps -- the words change with the language only
  const whole = useMemo(() => permitTree(permits, words), [permits, i18n.language])
  const found = useMemo(() => searched(whole, sought), [whole, sought])
  const shown = isNarrow ? narrowedTo(found, isChosen) : found
  return {
    isPending,
    permits,
    text,
    setText,
    isNarrow,
    setNarrow,
    // A search shows what it finds, whatever is folded.
    rows: rowsOf(shown, sought.trim() === '' ? folded : new Set()),
    folded,
    fold: (key: string, isFolded: boolean) =>
      setFolded(isFolded ? new Set([...folded, key]) : new Set([...folded].filter((one) => one !== key))),
    foldAll: (isFolded: boolean) => setFolded(new Set(isFolded ? foldable(whole) : [])),
  }
}
