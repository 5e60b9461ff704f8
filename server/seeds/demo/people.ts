import { content } from '../../../demo/content.ts'
import { addressOf, companyHead, people, phoneOf, roles } from '../../../demo/texts/people.ts'
import type { DemoUnit } from '../../../demo/texts/people-types.ts'
import { PHONE_RANK } from '../../features/sign-in/find-by-phone.ts'
import type { Db } from '../../db/engine.ts'
import type { Tools } from './tools.ts'

/** The ids of the demo's units by key and of its people by user name. A production site has no such people. */
export interface Staff {
  units: ReadonlyMap<string, number>
  people: ReadonlyMap<string, number>
}

/** The key of the unit at the top. */
const COMPANY = 'company'

/** Seeds the tree of units; they come before all rows, which belong to the unit at the top. */
export async function seedUnits(add: Tools['add']): Promise<Map<string, number>> {
  const { title, titleEn } = content.site
  const units = new Map([[COMPANY, await add('organizationUnit', { displayName: title, displayNameEn: titleEn, sort: 1 })]])
  const below = async (parentId: number, entries: readonly DemoUnit[]) => {
    for (const [index, { key, displayName, displayNameEn, below: children = [] }] of entries.entries()) {
      const id = await add('organizationUnit', { displayName, displayNameEn, parentId, sort: index + 1 })
      units.set(key, id)
      await below(id, children)
    }
  }
  await below(units.get(COMPANY)!, content.units)
  return units
}

/**
 * Seeds the roles and people of the invented company, and makes them heads and members of its units. None has a password: whoever tries one of them out
 * gives it one, or signs in by its phone number (B-111b).
 */
export async function seedPeople({ add }: Tools, db: Db, units: ReadonlyMap<string, number>): Promise<Staff> {
  for (const role of roles) await add('role', { ...role })
  const roleIds = new Map((await db.selectFrom('role').select(['id', 'name']).execute()).map(({ id, name }) => [name, id]))
  const idsOf = (names: readonly string[] = []) => names.map((name) => roleIds.get(name)!)
  const ids = new Map<string, number>()
  for (const [index, { unit = COMPANY, roles: own, ...person }] of people.entries()) {
    const contact = { emailAddress: addressOf(person.userName), phoneNumber: phoneOf(index + 10) }
    ids.set(person.userName, await add('user', { ...person, ...contact, roleIds: idsOf(own), unitIds: [units.get(unit)!] }))
  }
  await db
    .updateTable('user')
    .set({ phoneRank: PHONE_RANK.given })
    .where('id', 'in', [...ids.values()])
    .execute()
  for (const { key, head, roles: own } of withAllBelow(content.units)) {
    const unitId = units.get(key)!
    await db
      .updateTable('organizationUnit')
      .set({ headId: ids.get(head)! })
      .where('id', '=', unitId)
      .execute()
    for (const targetId of idsOf(own)) await db.insertInto('organizationUnit_roleIds').values({ rowId: unitId, targetId }).execute()
  }
  await db
    .updateTable('organizationUnit')
    .set({ headId: ids.get(companyHead)! })
    .where('id', '=', units.get(COMPANY)!)
    .execute()
  return { units, people: ids }
}

const withAllBelow = (units: readonly DemoUnit[]): DemoUnit[] => units.flatMap((unit) => [unit, ...withAllBelow(unit.below ?? [])])
