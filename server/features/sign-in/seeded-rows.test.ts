import { expect, test } from 'vitest'
import { onAnyEngine } from '../../testing/site.ts'
import { addAdministrator } from './set-up.ts'

onAnyEngine('The rows of a first start', (site) => {
  test('B-60j belong to the first administrator; an enquiry, and what somebody else made, stay as they are', async () => {
    const db = site.database.write
    const values = { code: 'seeded', name: 'seeded', version: 1, creationTime: 0, isActive: 1 }
    const { id } = await db
      .insertInto('brand')
      .values(values as never)
      .returning('id')
      .executeTakeFirstOrThrow()
    const theirs = { ...values, code: 'theirs', creatorUserId: site.ids.editor }
    const other = await db
      .insertInto('brand')
      .values(theirs as never)
      .returning('id')
      .executeTakeFirstOrThrow()
    await site.post('/api/portal/enquiry', { name: 'v', email: 'v@example.com', phone: '13800000000', message: '请给我们报价，谢谢' })
    const admin = await addAdministrator(db, { userName: 'first', passwordHash: 'x', now: 0, engine: site.engine })
    const ownerOf = async (brandId: number) =>
      (await db.selectFrom('brand').select('ownerId').where('id', '=', brandId).executeTakeFirstOrThrow()).ownerId
    expect(await ownerOf(id)).toBe(admin)
    expect(await ownerOf(other.id)).toBeNull()
    expect(await db.selectFrom('enquiry').select('ownerId').execute()).toEqual([{ ownerId: null }])
  })
})
