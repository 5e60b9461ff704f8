import { sql, type RawBuilder } from 'kysely'
import { permitOf, type Action, type Resource } from '../../contract/resource.ts'
import type { Engine } from '../db/engine.ts'
import type { Context } from '../http/context.ts'
import type { Caller } from '../http/caller.ts'
import { ALL_ROWS, scopeUnder, type Scope } from '../http/scopes.ts'

/**
 * Returns the rows of a resource that a call reaches: those that the roles open which grant its permit. A call of another resource, or one that needs
 * no permit of its own, reaches what its caller may view. A call that is open to visitors shows only what is published, and reaches every row.
 */
export function rowsInReach({ access, caller }: Pick<Context, 'access' | 'caller'>, r: Resource, action?: Action): Scope {
  if (r.scopeGroup === null || access === undefined || access === 'anyone') return ALL_ROWS
  const own = access !== 'signedIn' && access.permit.startsWith(`${r.service}/`) ? access.permit : permitOf(r, 'View')
  return rememberedScope(caller, r, action ? permitOf(r, action) : own)
}

/** The scope of a caller under a permit is one object, so that its text is written once. */
function rememberedScope(caller: Caller, r: Resource, permit: string): Scope {
  const known = scopes.get(caller) ?? new Map<string, Scope>()
  scopes.set(caller, known)
  const key = permit.toLowerCase()
  const scope = known.get(key) ?? scopeUnder(caller.roles, permit, r.scopeGroup!)
  known.set(key, scope)
  return scope
}

const scopes = new WeakMap<Caller, Map<string, Scope>>()

/** The same call under another permit of the resource. */
export const under = (ctx: Context, r: Resource, action: Action): Context =>
  ctx.access === undefined ? ctx : { ...ctx, access: { permit: permitOf(r, action) } }

interface Filled {
  /** The id of the owner, and the ids of the units as `unitsText` writes them: the values, or blanks for them. */
  ownerId: RawBuilder<unknown>
  units: RawBuilder<unknown>
  /** SQLite checks each row, instead of starting from an index of units or owners. */
  isProbed?: boolean
}

/** Returns the condition that a row, here called `row`, is in a scope; each query of the store contains it. */
export function withinScope(engine: Engine, scope: Scope, { ownerId, units, isProbed = false }: Filled): RawBuilder<unknown> {
  if (scope.kind === 'all') return sql`1 = 1`
  const column = (name: string) => (isProbed && engine === 'sqlite' ? sql`+${sql.ref(`row.${name}`)}` : sql.ref(`row.${name}`))
  const parts = [
    ...(scope.ownerId === null ? [] : [sql`${column('ownerId')} = ${ownerId}`]),
    ...(scope.unitIds.length === 0 ? [] : [ofUnits(engine, column('unitId'), units)]),
  ]
  return parts.length === 0 ? sql`1 = 0` : sql`(${sql.join(parts, sql` or `)})`
}

const ofUnits = (engine: Engine, column: RawBuilder<unknown>, units: RawBuilder<unknown>) =>
  engine === 'sqlite' ? sql`${column} in (select "value" from json_each(${units}))` : sql`${column} = any(cast(${units} as bigint[]))`

/** The same condition with its values, for a query that is not kept. */
export const withinScopeNow = (engine: Engine, scope: Scope) =>
  withinScope(engine, scope, { ownerId: sql`${ownerOf(scope)}`, units: sql`${unitsText(engine, scope)}` })

/** The values of the blanks of a scope. */
export const ownerOf = (scope: Scope) => (scope.kind === 'all' ? null : scope.ownerId)
export const unitsText = (engine: Engine, scope: Scope) => {
  const ids = scope.kind === 'all' ? [] : scope.unitIds
  return engine === 'sqlite' ? `[${ids.join(',')}]` : `{${ids.join(',')}}`
}

/** The form of the condition: scopes of one form share a query. */
export const scopeShape = (scope: Scope) =>
  scope.kind === 'all' ? 'all' : `${scope.ownerId === null ? '' : 'owner'} ${scope.unitIds.length === 0 ? '' : 'units'}`

/** Returns a text that tells one scope from another. The scope of a session is one object, so it is written once. */
export function scopeText(scope: Scope): string {
  const text = texts.get(scope) ?? JSON.stringify(scope)
  texts.set(scope, text)
  return text
}

const texts = new WeakMap<Scope, string>()
