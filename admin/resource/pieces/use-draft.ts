import { useState } from 'react'

interface Wish<D> {
  value: unknown
  onChange: ((value: unknown) => void) | undefined
  read: (value: unknown) => D
  write: (draft: D) => unknown
}

/**
 * What a control shows where its value says less: a column that has no entry yet. It lives as long as the value is the one it was written as;
 * a value from elsewhere (another version, a reload) is read anew.
 */
export function useDraft<D>({ value, onChange, read, write }: Wish<D>): [draft: D, change: (draft: D) => void] {
  const [kept, setKept] = useState(() => ({ of: value, draft: read(value) }))
  const isMine = kept.of === value
  const now = isMine ? kept : { of: value, draft: read(value) }
  if (!isMine) setKept(now)
  return [
    now.draft,
    (draft) => {
      const of = write(draft)
      setKept({ of, draft })
      onChange?.(of)
    },
  ]
}
