import { Problem } from '../../contract/errors.ts'
import type { Resource } from '../../contract/resource.ts'
import type { Context } from '../http/context.ts'
import { untyped, type Engine } from '../db/engine.ts'
import { takeTurn } from '../db/turn.ts'
import { say } from '../language/words.ts'

interface Growing {
  r: Resource
  engine: Engine
  /** The number of new rows. */
  more: number
}

/** Refuses new rows if the resource would then have more rows outside the recycle bin than it may. */
export async function refuseFull(ctx: Context, { r, engine, more }: Growing): Promise<void> {
  if (r.most === null) return
  await takeTurn(ctx.db, engine, `most:${r.name}`)
  const counted = await untyped(ctx.db)
    .selectFrom(r.name)
    .select(({ fn }) => fn.countAll().as('count'))
    .where('deletionTime', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(counted['count']) + more <= r.most) return
  throw new Problem('rule', { words: 'problem.mostRows', values: { most: r.most, name: say(ctx.language, `resources.${r.name}.name`) } })
}
