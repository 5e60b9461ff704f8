import { expect, test } from 'vitest'
import { properties } from '../../contract/field-schema.ts'
import { allResources } from '../../contract/resources/index.ts'
import { rowOf } from '../testing/people.ts'
import { pathOf } from '../testing/resource-paths.ts'
import { onBothEngines } from '../testing/site.ts'
import { validValues } from '../testing/values.ts'

/** Properties that only the server sets, of any resource. */
const OURS: Record<string, unknown> = {
  creationTime: '2000-01-01T00:00:00.000Z',
  creatorUserId: 1,
  lastModificationTime: null,
  lastModifierUserId: 1,
  deletionTime: 1,
  deleterUserId: 1,
  state: 'published',
  hasChanges: false,
  publishedFrom: '2000-01-01T00:00:00.000Z',
  publishedUntil: null,
  scheduledFor: null,
  passwordHash: 'x',
  hasDemoPassword: 1,
  isStatic: true,
  lastLoginTime: '2000-01-01T00:00:00.000Z',
  roles: ['admin'],
  roleNames: ['管理员'],
  permits: ['*:*'],
  fullName: 'x',
  tenantId: 1,
  constructor: 1,
  prototype: 1,
  toString: 1,
}

onBothEngines('Properties that nobody may set', (site) => {
  for (const r of allResources.filter(({ writable }) => writable)) {
    test(`C-30 ${r.service}: each of them is refused by name in every write, and nothing is written`, async () => {
      const values = await validValues(site, r, `mass-${r.name}`.slice(0, 20))
      const { password: _, ...rowValues } = values
      const row = (await site.post(pathOf(r, 'Create'), values, 'admin')).body.result
      const count = async () => (await site.post(pathOf(r, 'Count'), {}, 'admin')).body.result
      const before = [await count(), await rowOf(site, r.service, row.id)]
      const own = new Set(
        properties(r.fields)
          .filter(([, field]) => !field.readOnly)
          .map(([name]) => name),
      )
      const wrong: unknown[] = []
      for (const [name, value] of [...Object.entries(OURS), ['__proto__', { isStatic: true }] as const].filter(([key]) => !own.has(key))) {
        // `__proto__` in a literal would be no property at all.
        const body = (more: object) => `${JSON.stringify(more).slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(value)}}`
        const inItems = `{"items":[${body(rowValues)}]}`
        for (const [call, text] of [
          ['Create', body(values)],
          ['Update', body({ id: row.id, version: row.version })],
          ['InsertOrUpdate', body({ id: row.id, version: row.version })],
          ['SaveImport', inItems],
        ] as const) {
          const reply = await site.request('POST', pathOf(r, call), { who: 'admin', body: text })
          const members = (reply.body.error?.validationErrors ?? []).flatMap((e: { members: string[] }) => e.members)
          if (reply.status !== 400 || !members.some((member: string) => member.endsWith(name)))
            wrong.push([call, name, reply.status, reply.body])
        }
      }
      for (const name of ['id', 'version']) {
        const { status, body } = await site.post(pathOf(r, 'Create'), { ...values, [name]: 4242 }, 'admin')
        if (status !== 400 || body.error.validationErrors[0].members[0] !== name) wrong.push(['Create', name, status])
      }
      expect(wrong).toEqual([])
      expect([await count(), await rowOf(site, r.service, row.id)]).toEqual(before)
      expect(({} as Record<string, unknown>)['isStatic']).toBe(undefined)
    })
  }

  test('a password goes in through its own calls only', async () => {
    const { id } = (
      await site.post(pathOf({ service: 'User' }, 'Create'), { userName: 'mass', name: 'x', password: 'Test-pass-7' }, 'admin')
    ).body.result
    for (const name of ['password', 'newPassword', 'Password', 'passwordHash']) {
      expect((await site.post(pathOf({ service: 'User' }, 'Update'), { id, version: 1, [name]: 'Other-pass-9' }, 'admin')).status).toBe(400)
      expect(
        (
          await site.post(
            pathOf({ service: 'User' }, 'SaveImport'),
            { items: [{ userName: 'mass2', name: 'x', [name]: 'Other-pass-9' }] },
            'admin',
          )
        ).status,
      ).toBe(400)
    }
    expect((await site.post('/abp/TokenAuth/Authenticate', { userName: 'mass', password: 'Test-pass-7' })).status).toBe(200)
  })
})
