import type { FileStore } from '../uploads/store.ts'
import type { HalfStore } from './half-store.ts'
import { openHalves } from './halves.ts'
import { createProtocol, type Protocol, type ResumedKinds } from './protocol.ts'

interface Opened {
  store: HalfStore
  protocol: Protocol
}

/** Opens the store of half uploads when it is asked for, so that a site without large uploads has none. */
export function openOnce(files: FileStore, kinds: ResumedKinds): () => Promise<Opened> {
  let opened: Opened | undefined
  return async () => {
    if (opened) return opened
    const store = await openHalves(files)
    return (opened ??= { store, protocol: createProtocol(store, kinds) })
  }
}
