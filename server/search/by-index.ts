import { forLongRead, isReading, type Context } from '../http/context.ts'
import { byFullText, TRIED } from '../db/full-text.ts'

/** Runs reads that search a full-text index. */
export async function byIndex<T>(ctx: Context, read: (ctx: Context) => Promise<T>): Promise<T> {
  if (ctx.database.engine === 'sqlite' || !isReading(ctx)) return read(ctx)
  const here = forLongRead(ctx)
  return byFullText(here.db, (db) => read({ ...here, db }))
}

/**
 * Returns rows of a walk along many hits, of which `most` are needed. A word that is nearly everywhere is found among the first rows. If it is not,
 * the hits are collected: then each check costs next to nothing, even if the hits are the last million rows.
 */
export async function walk<T>(ctx: Context, most: number, read: (ctx: Context, first: number | undefined) => Promise<T[]>): Promise<T[]> {
  return byIndex(forLongRead(ctx), async (here) => {
    const rows = most <= TRIED ? await read(here, TRIED) : []
    return rows.length === most && most > 0 ? rows : read(here, undefined)
  })
}
