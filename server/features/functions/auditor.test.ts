import { expect, test } from 'vitest'
import { allEndpoints } from '../../../contract/api/registry.ts'
import { olderDatabase } from '../../testing/older-database.ts'
import { eachEngine, onAnyEngine, PASSWORD, signIn } from '../../testing/site.ts'

const APP = '/abp/services/app'
const LOGS = ['WebLog', 'AuditLog', 'LoginLog', 'EntityChange']
const GRANTED = LOGS.flatMap((log) => [`${log}/View`, `${log}/Export`])

onAnyEngine('The auditor', (site) => {
  async function auditor() {
    const { items } = (await site.get(`${APP}/Role/GetAll?keyword=auditor`, 'admin')).body.result
    expect(items).toMatchObject([{ name: 'auditor', displayName: '审计员', isStatic: false }])
    const userName = `auditor-${site.engine}-${Math.random().toString(36).slice(2, 8)}`
    const { status } = await site.post(
      `${APP}/User/Create`,
      { userName, name: userName, emailAddress: `${userName}@example.com`, password: PASSWORD, roleIds: [items[0].id] },
      'admin',
    )
    expect(status).toBe(200)
    return signIn(site, userName)
  }

  test('B-74a holds the permits to read and export the four logs, and no other', async () => {
    const role = await site.database.read
      .selectFrom('role')
      .select('grantedPermissions')
      .where('name', '=', 'auditor')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(role.grantedPermissions!).toSorted()).toEqual(GRANTED.toSorted())
  })

  test('B-74b is refused at every call that asks for another permit, by every verb, and passes those of the logs', async () => {
    const { token } = await auditor()
    const closed = allEndpoints().filter(({ access }) => typeof access === 'object' && !GRANTED.includes(access.permit))
    expect(closed.length).toBeGreaterThan(250)
    const wrong: unknown[] = []
    for (const { path, verbs } of closed)
      for (const verb of verbs) {
        const { status } = await site.request(verb, verb === 'GET' || verb === 'DELETE' ? `${path}?id=1` : path, {
          who: token,
          ...(verb === 'GET' || verb === 'DELETE' ? {} : { body: '{}' }),
        })
        if (status !== 403) wrong.push([verb, path, status])
      }
    expect(wrong).toEqual([])
    for (const log of LOGS) expect([log, (await site.get(`${APP}/${log}/GetAll`, token)).status]).toEqual([log, 200])
  })

  test('B-74c sees the menus of the logs, and of others those alone that everybody has', async () => {
    const keysOf = async (who: string) => {
      const { body } = await site.get('/api/menus', who)
      return [...JSON.stringify(body).matchAll(/"name":"([\w-]+)"/g)].map(([, name]) => name!)
    }
    const nobody = await site.post(`${APP}/Role/Create`, { name: 'nothing', displayName: 'x', grantedPermissions: [] }, 'admin')
    await site.post(
      `${APP}/User/Create`,
      { userName: 'nothing', name: 'x', emailAddress: 'nothing@example.com', password: PASSWORD, roleIds: [nobody.body.result.id] },
      'admin',
    )
    const open = await keysOf((await signIn(site, 'nothing')).token)
    const seen = await keysOf((await auditor()).token)
    expect(seen.filter((key) => !open.includes(key)).toSorted()).toEqual(['auditlog', 'entitychange', 'loginlog', 'weblog'])
    expect(open.filter((key) => !['dashboard', 'theme', 'error-log', 'form-generator'].includes(key))).toEqual([])
  })

  test('B-74d reads every change of data, without permits on the rows', async () => {
    const { id } = (await site.post(`${APP}/News/Create`, { title: '审计的' }, 'editor')).body.result
    const { token } = await auditor()
    const { items } = (await site.get(`${APP}/EntityChange/GetAll?entityType=news&entityId=${id}`, token)).body.result
    expect(items).toMatchObject([{ entityType: 'news', entityId: id, changeType: 'Created' }])
    expect((await site.get(`${APP}/EntityChange/Get?id=${items[0].id}`, token)).status).toBe(200)
    expect((await site.get(`${APP}/News/Get?id=${id}`, token)).status).toBe(403)
  })
})

eachEngine('A site from before there were auditors', (engine) => {
  const { run, rowsOf, update } = olderDatabase(engine, '0025')
  const role = (name: string) =>
    run(
      `insert into "role" ("name", "displayName", "isStatic", "isDefault", "requiresSecondFactor", "grantedPermissions", "version", "creationTime")
       values ('${name}', '${name}', 0, 0, 0, '[]', 1, 1)`,
    )
  const auditors = () => rowsOf(`select "displayName", "grantedPermissions" from "role" where lower("name") = 'auditor'`)

  test('B-74e gets the role once', async () => {
    await role('admin')
    await update()
    expect(await auditors()).toEqual([{ displayName: '审计员', grantedPermissions: JSON.stringify(GRANTED) }])
    await run(`delete from "role" where "name" = 'auditor'`)
    await update()
    expect(await auditors()).toEqual([])
  })

  test('B-74e keeps a role of its own with that name', async () => {
    await role('Auditor')
    await update()
    expect(await auditors()).toEqual([{ displayName: 'Auditor', grantedPermissions: '[]' }])
  })
})
