import { LRUCache } from 'lru-cache'
import type { CachedReply } from './cached-reply.ts'
import { createTagIndex } from './tag-index.ts'

export const MOST_BYTES_OF_REPLIES = 48 * 1024 * 1024

/** The cached replies by their keys, and by the tags of the data that they were read from. The replies that were not used for longest are dropped. */
export interface ReplyStore {
  /** Counts as a use of the reply. */
  find(key: string): CachedReply | undefined
  hold(key: string, reply: CachedReply): void
  drop(key: string): void
  /** Counts the bytes of a reply again, which has grown by an encoding. */
  measure(key: string, reply: CachedReply): void
  /** Marks the replies that were read from data with one of these tags. `*` stands for all tags. */
  suspect(tags: ReadonlySet<string>): void
  bytes(): number
}

export function createReplyStore(): ReplyStore {
  const byTag = createTagIndex()
  const replies = new LRUCache<string, CachedReply>({
    maxSize: MOST_BYTES_OF_REPLIES,
    sizeCalculation: (reply, key) => reply.size + key.length,
    dispose: (reply, key) => byTag.remove(key, reply.tags),
  })

  function hold(key: string, reply: CachedReply) {
    replies.set(key, reply)
    byTag.add(key, reply.tags)
  }

  function suspectKey(key: string) {
    const reply = replies.peek(key)
    if (reply) reply.isSuspect = true
  }

  return {
    find: (key) => replies.get(key),
    hold,
    drop: (key) => void replies.delete(key),
    measure: (key, reply) => {
      if (replies.peek(key) !== reply) return
      replies.delete(key)
      hold(key, reply)
    },
    suspect: (tags) => {
      if (tags.has('*')) return replies.forEach((reply) => (reply.isSuspect = true))
      for (const tag of tags) for (const key of byTag.keysOf(tag)) suspectKey(key)
    },
    bytes: () => replies.calculatedSize,
  }
}
