import { enquiries } from '../../../demo/texts/enquiries.ts'
import type { Db } from '../../db/engine.ts'
import type { Staff } from './people.ts'
import type { Tools } from './tools.ts'

const HOUR_MS = 3_600_000

/** Seeds what visitors have asked, the oldest first, with notes and the people in charge. */
export async function seedEnquiries({ add, now }: Tools, db: Db, { units, people }: Staff): Promise<void> {
  const products = new Map((await db.selectFrom('product').select(['id', 'code']).execute()).map(({ id, code }) => [code, id]))
  for (const { hoursAgo, product, unit, owner, ...enquiry } of enquiries.toSorted((one, other) => other.hoursAgo - one.hoursAgo)) {
    const places = {
      ...(product !== undefined && { productId: products.get(product)! }),
      ...(unit !== undefined && { unitId: units.get(unit)! }),
      ...(owner !== undefined && { ownerId: people.get(owner)! }),
    }
    await add('enquiry', { ...enquiry, ...places }, now - hoursAgo * HOUR_MS)
  }
}
