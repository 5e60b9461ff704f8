import { readStored, STORED, writeStored } from '../../state/storage.ts'

const MOST = 5

/** Keys of the entries that were opened last, the newest first; kept in the browser's storage. */
export function recentKeys(storage: Pick<Storage, 'getItem'> = localStorage): string[] {
  const kept = readStored(storage, STORED.recent)
  return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string').slice(0, MOST) : []
}

export const remember = (key: string, storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage): void =>
  writeStored(storage, STORED.recent, [key, ...recentKeys(storage).filter((other) => other !== key)].slice(0, MOST))
