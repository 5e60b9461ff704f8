import type { ScopeGroup } from '../../../contract/data-scopes.ts'
import { Problem } from '../../../contract/errors.ts'
import type { Context } from '../../http/context.ts'
import { addOutcome } from '../../http/audit.ts'
import { giveRows } from '../../crud/giving-rows.ts'
import { countHeld, heldInWords, mayEditAll, OWNED, type Gift, type HeldRows, type Holders } from '../../crud/held-rows.ts'
import { holdGoing, requireReceiver } from '../../crud/holding.ts'
import { fullName } from './names.ts'
import { mayChangePerson } from './person-guard.ts'

export interface Receiver {
  successorId: number
  /** The unit of the rows from then on; without one each stays in its own. */
  unitId?: number | undefined
}

export interface HandOver extends Receiver {
  id: number
  groups?: readonly ScopeGroup[] | undefined
  /** Gives no more rows, so that others wait for no more than these. */
  most?: number | undefined
}

const ownedBy = (...ids: number[]): Holders => ({ field: 'ownerId', ids })

/** The number of rows that belong to a user, by resource, and if the caller may give them away. */
export async function ownedRows(ctx: Context, id: number) {
  const held = await countHeld(ctx, ownedBy(id))
  const items = await Promise.all(
    held.map(async ({ r, ...counts }) => ({ resource: r.name, ...counts, mayGive: await mayEditAll(ctx, r, ownedBy(id)) })),
  )
  return { totalCount: items.length, items }
}

/** Gives the rows of a user to another. Every guard comes before the first row is changed, and the audit row tells names and numbers (B-60b). */
export async function handOver(ctx: Context, { id, groups, most, ...receiver }: HandOver) {
  await mayChangePerson(ctx, id)
  await refuseReceiver(ctx, id, receiver)
  await holdGoing(ctx, 'user', [id])
  const { successorId, unitId } = receiver
  const gift: Gift = { ownerId: successorId, ...(unitId !== undefined && { unitId }) }
  const held = await countHeld(
    ctx,
    ownedBy(id),
    OWNED.filter((r) => !groups || groups.includes(r.scopeGroup!)),
  )
  const given = await giveRows(ctx, held, { holders: ownedBy(id), gift, most })
  const items = given.map(({ r, count }) => ({ resource: r.name, count }))
  const names = await namesOf(ctx, [id, successorId])
  addOutcome(ctx, {
    from: names.get(id),
    to: names.get(successorId),
    rows: Object.fromEntries(items.map((one) => [one.resource, one.count])),
  })
  return {
    totalCount: items.length,
    items,
    left: sumOf(held.map(({ live, binned }) => live + binned)) - sumOf(items.map(({ count }) => count)),
  }
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, more) => sum + more, 0)

async function refuseReceiver(ctx: Context, id: number, { successorId, unitId }: Receiver) {
  if (successorId === id) throw new Problem('invalid', { members: { successorId: 'invalid.samePerson' } })
  await requireReceiver(ctx, 'user', { id: successorId, member: 'successorId' })
  if (unitId !== undefined) await requireReceiver(ctx, 'organizationUnit', { id: unitId, member: 'unitId' })
}

/** Refuses when rows still belong to one of these users, in the recycle bin or outside it: it names the users, and what they own (B-60c). */
export async function refuseOwners(ctx: Context, ids: readonly number[]): Promise<void> {
  const held = await countHeld(ctx, ownedBy(...ids))
  if (held.length === 0) return
  const { items } = await ownersAmong(ctx, ids, held)
  const who = items.map((owner) => owner.fullName || owner.userName).join(ctx.language === 'en' ? ', ' : '、')
  throw new Problem('conflict', {
    words: 'problem.ownsRows',
    values: { who, what: heldInWords(ctx, held) },
    data: { users: items, rows: held.map(({ r, live, binned }) => ({ resource: r.name, live, binned })) },
  })
}

/** Those of these users to whom rows belong, each with how many; `held` may say which resources have any. Whoever may not view users reads their numbers. */
export async function ownersAmong(ctx: Context, ids: readonly number[], held?: readonly HeldRows[]) {
  const resources = held ? held.map(({ r }) => r) : OWNED
  const counts = new Map<number, number>()
  for (const { name } of resources) {
    const rows = await ctx.db
      .selectFrom(name as 'news')
      .select(({ fn }) => ['ownerId', fn.countAll<number>().as('count')])
      .where('ownerId', 'in', [...ids])
      .groupBy('ownerId')
      .execute()
    for (const { ownerId, count } of rows) counts.set(Number(ownerId), (counts.get(Number(ownerId)) ?? 0) + Number(count))
  }
  const users = await usersWith(ctx, [...counts.keys()])
  const mayView = ctx.caller.permits.has('User/View')
  const namesIn = ({ id, ...row }: (typeof users)[number]) =>
    mayView ? { userName: row.userName, fullName: fullName(row) } : { userName: `#${id}`, fullName: `#${id}` }
  const items = users.map((row) => ({ id: row.id, ...namesIn(row), count: counts.get(row.id) ?? 0 }))
  return { totalCount: items.length, items }
}

const usersWith = async ({ db }: Context, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('user')
        .select(['id', 'userName', 'name', 'surname'])
        .where('id', 'in', [...ids])
        .orderBy('id')
        .execute()

const namesOf = async (ctx: Context, ids: readonly number[]) =>
  new Map((await usersWith(ctx, ids)).map(({ id, userName }) => [id, userName]))
