import type { Context } from '../../http/context.ts'

/** Stores a new password. The caller decides which sessions end. */
export async function setPassword(ctx: Pick<Context, 'db' | 'changed'>, userId: number, passwordHash: string): Promise<void> {
  await ctx.db.updateTable('user').set({ passwordHash, hasDemoPassword: 0 }).where('id', '=', userId).execute()
  ctx.changed.add('user').add('session')
}
