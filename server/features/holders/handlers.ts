import { writableProperties } from '../../../contract/field-schema.ts'
import { roleChanges } from '../../../contract/features/role-changes.ts'
import { role } from '../../../contract/resources/identity.ts'
import type { Store } from '../../crud/store.ts'
import type { Context } from '../../http/context.ts'
import { handle, type Mounted } from '../../http/handlers.ts'
import { permitsOf } from '../../http/permits.ts'
import { menuTree } from '../menus/tree.ts'
import { normalized } from '../roles/forms.ts'
import { createRole } from '../roles/handlers.ts'
import { rolesWithPermission, usersWithPermission } from './permission-holders.ts'
import { previewChange } from './preview-change.ts'

/** The calls that show what a role opens and who holds what (B-57, B-58), and the copy of a role. */
export function holderHandlers(roles: Store): Mounted[] {
  async function copy({ id, ...names }: { id: number; name: string }, ctx: Context) {
    const from = await roles.get(ctx, id)
    const values = Object.fromEntries(writableProperties(role.fields).map(([name]) => [name, from[name]]))
    // A copy of the default role would be given to new users as well.
    return normalized(await createRole(ctx, roles, { ...values, isDefault: false, displayNameEn: null, ...names }))
  }
  return [
    handle(roleChanges.copy, async (input, ctx) => (await copy(input, ctx)) as never),
    handle(roleChanges.previewMenus, async ({ grantedPermissions, menuTag }, ctx) => ({
      items: await menuTree(ctx.db, { tag: menuTag, permits: permitsOf(grantedPermissions), language: ctx.language }),
    })),
    handle(roleChanges.previewChange, (input, ctx) => previewChange(ctx, input)),
    handle(roleChanges.rolesWithPermission, (input, ctx) => rolesWithPermission(ctx, input)),
    handle(roleChanges.usersWithPermission, (input, ctx) => usersWithPermission(ctx, input)),
  ]
}
