import { expect, test } from 'vitest'
import { properties } from '../../contract/field-schema.ts'
import { serverNames } from '../../contract/calls/rows.ts'
import { allResources } from '../../contract/resources/index.ts'
import { rowOf } from '../testing/people.ts'
import { pathOf } from '../testing/resource-paths.ts'
import type { Resource } from '../../contract/resource.ts'
import { onAnyEngine } from '../testing/site.ts'
import { validValues } from '../testing/values.ts'

/** The names that a call ignores, as the wire of this family of clients has them; it refuses every other name. */
/** Names that begin with an underscore. */
const PRIVATE = ['_x']
const STAMPS = ['creationTime', 'creatorUserId', 'lastModificationTime', 'lastModifierUserId']
const USER = [
  ...STAMPS,
  'lastLoginTime',
  'roles',
  'roleDisplayNames',
  'fullName',
  'ownRoles',
  'viewingAs',
  'confirm',
  'confirmPassword',
  ...PRIVATE,
]
const ROLE = [...STAMPS, 'isStatic', 'normalizedName', 'grantedMenus', 'grantedPermissionNames', ...PRIVATE]
/** Names that a call takes as values. */
const TAKEN: Record<string, string[]> = { user: ['roleNames'] }

function ignoredBy(r: Resource, call: string): string[] {
  if (call === 'SaveImport') return []
  if (r.name === 'user') return call === 'Create' ? [...USER, 'id', 'version'] : USER
  if (r.name === 'role') return ROLE
  return call === 'Create' ? [] : serverNames(r)
}

/** Properties that nobody may set, of any resource. */
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
  roleDisplayNames: ['管理员'],
  ownRoles: [],
  viewingAs: 'admin',
  confirm: 'x',
  confirmPassword: 'x',
  normalizedName: 'ADMIN',
  grantedMenus: ['user'],
  grantedPermissionNames: ['*:*'],
  sessionId: 1,
  _x: 1,
}

/** No row took a value that was sent under an ignored name. */
function expectUnset(rows: Record<string, unknown>[], created: Record<string, unknown>) {
  for (const row of rows) {
    expect(row['creationTime']).not.toBe(OURS['creationTime'])
    expect(row['isStatic'] ?? false).toBe(false)
    expect(row['lastLoginTime'] ?? null).toBe(null)
    expect(row['lastModificationTime'] ?? null).toBe(null)
    if ('state' in row) expect(row['state']).toBe('draft')
    expect(row['grantedPermissions']).toEqual(created['grantedPermissions'])
    expect(row['roleIds']).toEqual(created['roleIds'])
    for (const name of ['passwordHash', 'confirm', 'confirmPassword', '_x', 'grantedMenus']) expect(row).not.toHaveProperty(name)
  }
}

onAnyEngine('Properties that nobody may set', (site) => {
  for (const r of allResources.filter(({ writable }) => writable)) {
    test(`C-30 ${r.service}: each of them is ignored by the call’s list or refused by name in every write, and nothing is written`, async () => {
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
      const made: Record<string, unknown>[] = []
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
          if (call !== 'SaveImport' && (TAKEN[r.name] ?? []).includes(name)) continue
          const reply = await site.request('POST', pathOf(r, call), { who: 'admin', body: text })
          const members = (reply.body.error?.validationErrors ?? []).flatMap((e: { members: string[] }) => e.members)
          if (ignoredBy(r, call).includes(name)) {
            // A Create with an ignored name makes another row, with the same unique values in most resources.
            if (![200, 409].includes(reply.status)) wrong.push([call, name, reply.status, reply.body])
            if (reply.status === 200) made.push(reply.body.result)
            continue
          }
          if (reply.status !== 400 || !members.some((member: string) => member.endsWith(name)))
            wrong.push([call, name, reply.status, reply.body])
        }
      }
      expectUnset(made, row)
      for (const { id } of made.filter((one) => one['id'] !== row.id)) await site.post(pathOf(r, 'Delete'), { id }, 'admin')
      for (const name of ['id', 'version'].filter((one) => !ignoredBy(r, 'Create').includes(one))) {
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
      await site.post(
        pathOf({ service: 'User' }, 'Create'),
        { userName: 'mass', name: 'x', emailAddress: 'mass@example.com', password: 'Test-pass-7' },
        'admin',
      )
    ).body.result
    for (const name of ['password', 'newPassword', 'Password', 'passwordHash']) {
      expect((await site.post(pathOf({ service: 'User' }, 'Update'), { id, version: 1, [name]: 'Other-pass-9' }, 'admin')).status).toBe(400)
      expect(
        (
          await site.post(
            pathOf({ service: 'User' }, 'SaveImport'),
            { items: [{ userName: 'mass2', name: 'x', emailAddress: 'mass2@example.com', [name]: 'Other-pass-9' }] },
            'admin',
          )
        ).status,
      ).toBe(400)
    }
    expect((await site.post('/abp/TokenAuth/Authenticate', { userName: 'mass', password: 'Test-pass-7' })).status).toBe(200)
  })
})
