import { users } from '../../../contract/features/identity.ts'
import type { Context } from '../../http/context.ts'
import { handle, type Mounted } from '../../http/handlers.ts'
import { permitsOf } from '../../http/permits.ts'
import { grantedTo } from '../../http/roles.ts'
import { narrowedTo, ownOrPermitted } from '../users/own.ts'
import { defaultTree } from './default-tree.ts'
import { withExamples } from './examples.ts'
import { flattened, menuTree } from './tree.ts'

/** The calls for the menus that a user sees (C-21). */
export function menuHandlers(): Mounted[] {
  async function treeOf(ctx: Context, userId: number, tag: string) {
    ownOrPermitted(ctx, userId)
    const permits = permitsOf(await grantedTo(ctx.db, userId, narrowedTo(ctx, userId)))
    const menu = await menuTree(ctx.db, { tag, permits, language: ctx.language })
    return tag === 'web' ? withExamples(menu, ctx) : menu
  }

  return [
    handle(users.menuNodes, ({ userId, menuTag }, ctx) => treeOf(ctx, userId, menuTag)),
    handle(users.menus, async ({ userId, menuTag }, ctx) => {
      const items = flattened(await treeOf(ctx, userId ?? ctx.caller.userId!, menuTag))
      return { totalCount: items.length, items }
    }),
    handle(users.defaultMenus, async (_, ctx) => ({ code: 20000 as const, data: withExamples(defaultTree(ctx), ctx) })),
  ]
}
