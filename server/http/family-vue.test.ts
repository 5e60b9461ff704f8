import { expect, test } from 'vitest'
import { familyClient, resultOf } from '../testing/family.ts'
import { onAnyEngine } from '../testing/site.ts'

const APP = '/api/services/app'

// Vue and React: rows are kept in a store and sent back whole, with the notes that the table has put on them.
onAnyEngine('A Vue or React client of the family', (site) => {
  const vue = async () => {
    const client = familyClient(site, { 'accept-language': 'zh-Hans' })
    await client.signIn({ userNameOrEmailAddress: 'admin', rememberClient: null, captchaResponse: null })
    return client
  }

  test('B-20b a user’s row goes back as it was read, with the notes of the table', async () => {
    const client = await vue()
    const { id } = resultOf(
      await client.send('POST', `${APP}/User/Create`, {
        id: null,
        version: null,
        userName: 'vue',
        name: '一诺',
        surname: '林',
        emailAddress: 'lin@example.com',
        isActive: true,
        roleNames: ['编辑'],
        password: 'Xk-9-write',
        confirm: 'Xk-9-write',
        _index: 0,
        _rowKey: 3,
      }),
    )
    const row = resultOf(await client.get(`${APP}/User/Get?id=${id}`))
    expect(row).toMatchObject({ fullName: '林一诺', roleNames: ['EDITOR'], roleDisplayNames: ['编辑'] })
    const updated = resultOf(await client.send('PUT', `${APP}/User/Update`, { ...row, name: '二诺', _index: 1 }))
    expect(updated).toMatchObject({ fullName: '林二诺', version: row.version + 1, creationTime: row.creationTime })
    const stale = await client.send('PUT', `${APP}/User/Update`, { ...row, name: '三诺' })
    expect([stale.status, stale.body.error.data.version]).toEqual([409, row.version + 1])
    for (const call of ['GetAll', 'Get'] as const)
      expect(JSON.stringify((await client.get(`${APP}/User/${call}?id=${id}`)).body)).not.toMatch(/password|hash|argon/i)
  })

  test('B-20h without a version the last write wins, and the change log says so', async () => {
    const client = await vue()
    const { id } = resultOf(await client.send('POST', `${APP}/Brand/Create`, { id: 0, name: '甲', code: 'family-brand' }))
    resultOf(await client.send('PUT', `${APP}/Brand/Update`, { id, version: 1, name: '乙' }))
    expect(resultOf(await client.send('PUT', `${APP}/Brand/Update`, { id, name: '丙' }))).toMatchObject({ name: '丙', version: 3 })
    const { items } = resultOf(await client.get(`${APP}/Brand/GetChanges?id=${id}`))
    expect(items.map(({ reason }: { reason: string | null }) => reason)).toEqual(['修改时没有提供版本号，以最后一次保存为准', null, null])
    expect(items[0].propertyChanges).toEqual([{ propertyName: 'name', originalValue: '乙', newValue: '丙' }])
  })

  test('B-20c roles are created and edited with the rest of their row', async () => {
    const client = await vue()
    const made = resultOf(
      await client.send('POST', `${APP}/Role/Create`, {
        name: 'vue',
        displayName: '读者',
        grantedPermissions: ['News/View'],
        grantedMenus: [],
        isStatic: true,
      }),
    )
    expect(made).toMatchObject({ isStatic: false, normalizedName: 'VUE' })
    const row = resultOf(await client.get(`${APP}/Role/Get?id=${made.id}`))
    expect(resultOf(await client.send('PUT', `${APP}/Role/Update`, { ...row, displayName: '作者', isStatic: true }))).toMatchObject({
      displayName: '作者',
      isStatic: false,
    })
  })

  test('C-30d C-30h InsertOrUpdate creates a user where the id is absent or 0, and hides no password in the row', async () => {
    const client = await vue()
    const user = (more: object) => ({ userName: `made-${Math.random()}`, name: 'x', emailAddress: `${Math.random()}@example.com`, ...more })
    for (const id of [undefined, 0, null]) {
      const reply = await client.send('POST', `${APP}/User/InsertOrUpdate`, user({ id, password: 'Xk-9-write' }))
      expect(resultOf(reply)).toMatchObject({ name: 'x', version: 1 })
      expect(JSON.stringify(reply.body)).not.toMatch(/Xk-9-write|passwordHash/)
    }
    const none = await client.send('POST', `${APP}/User/InsertOrUpdate`, user({}))
    expect([none.status, none.body.error.validationErrors[0].members]).toEqual([400, ['password']])
  })

  test('V-05a a user needs an e-mail address, and keeps it', async () => {
    const client = await vue()
    const create = (more: object) =>
      client.send('POST', `${APP}/User/Create`, { userName: 'mailless', name: 'x', password: 'Xk-9-write', ...more })
    for (const more of [{}, { emailAddress: '' }, { emailAddress: null }])
      expect((await create(more)).body.error.validationErrors).toEqual([{ message: '请输入邮箱', members: ['emailAddress'] }])
    const { id } = resultOf(await create({ emailAddress: 'some@example.com' }))
    const emptied = await client.send('PUT', `${APP}/User/Update`, { id, emailAddress: '' })
    expect(emptied.body.error.validationErrors).toEqual([{ message: '请输入邮箱', members: ['emailAddress'] }])
  })
})
