import { Problem } from '../../contract/errors.ts'
import type { Database } from '../db/engine.ts'
import { takeTurn } from '../db/turn.ts'
import { order } from '../features/jobs/ordering.ts'
import type { Context } from '../http/context.ts'
import { addJob } from '../jobs/rows.ts'

/** The parameters of a job that makes a backup. */
export interface BackupParams {
  /** True for the one of each night, which removes those that the settings no longer keep. */
  isNightly: boolean
}

const params = (isNightly: boolean): BackupParams => ({ isNightly })

/** Orders the backup of a night (`YYYY-MM-DD`); the first node to do so has it made, and after that nobody has on that day. */
export async function orderBackup({ write, now }: Database, day: string): Promise<void> {
  await addJob(write, { kind: 'backup', params: params(true), language: 'en', requestId: '', now: now(), onceKey: `backup ${day}` })
}

/** Orders a backup for the caller, unless one is under way. */
export async function orderBackupNow(ctx: Context): Promise<{ id: number }> {
  await takeTurn(ctx.db, ctx.database.engine, 'backup')
  const open = await ctx.db.selectFrom('job').select('id').where('kind', '=', 'backup').where('endTime', 'is', null).executeTakeFirst()
  if (open) throw new Problem('rule', { words: 'job.backupOpen' })
  return order(ctx, 'backup', params(false))
}
