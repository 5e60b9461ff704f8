import { useState } from 'react'
import { draftOf } from './draft.ts'

interface DraftProps<D> {
  value: unknown
  onChange: ((value: unknown) => void) | undefined
  read: (value: unknown) => D
  write: (draft: D) => unknown
}

/**
 * The state of a control that shows more than its value holds, such as a column without entries or a text with its own line breaks. The draft lives
 * as long as the form holds the value that it was written as. A value from elsewhere, such as a merge or a reload, is read afresh.
 */
export function useDraft<D>({ value, onChange, read, write }: DraftProps<D>): [draft: D, change: (draft: D) => void] {
  const [kept, setKept] = useState(() => draftOf(null, value, read))
  const now = draftOf(kept, value, read)
  if (now !== kept) setKept(now)
  return [
    now.draft,
    (draft) => {
      const of = write(draft)
      setKept({ of, draft })
      onChange?.(of)
    },
  ]
}
