import { LRUCache } from 'lru-cache'
import { forLongRead, isReading, type Context } from '../http/context.ts'
import { byFullText, TRIED } from '../db/full-text.ts'

/** Runs reads that search a full-text index. */
export async function byIndex<T>(ctx: Context, read: (ctx: Context) => Promise<T>): Promise<T> {
  if (ctx.database.engine === 'sqlite' || !isReading(ctx)) return read(ctx)
  const here = forLongRead(ctx)
  return byFullText(here.db, (db) => read({ ...here, db }))
}

/** Walks whose first rows held too few hits a moment ago. It is a hint alone: a walk finds the same rows either way. */
const far = new LRUCache<string, true>({ max: 1000, ttl: 60_000 })

export interface Walk {
  /** The number of rows that are needed. */
  most: number
  /** Names what is looked for, among which rows and in which order. */
  name: string
}

interface Reads<T> {
  /** Checks that many rows one by one. */
  tried: (ctx: Context, first: number) => Promise<T[]>
  /** Collects the hits first: then each check costs next to nothing, even if the hits are the last million rows. */
  collected: () => Promise<T[]>
}

/** Returns rows of a walk along many hits. A word that is nearly everywhere is found among the first rows. If it is not, the hits are collected. */
export async function walk<T>(ctx: Context, { most, name }: Walk, { tried, collected }: Reads<T>): Promise<T[]> {
  if (most <= TRIED && !far.has(name)) {
    const rows = await byIndex(forLongRead(ctx), (here) => tried(here, TRIED))
    if (rows.length === most && most > 0) return rows
    far.set(name, true)
  }
  return collected()
}
