import { expect, test } from 'vitest'
import { formCalls, LEAST } from '../../../testing/forms.ts'
import { hire } from '../../../testing/people.ts'
import { giveRole, hireInto, makeUnit, update } from '../../../testing/scopes.ts'
import { onAnyEngine, onBothEngines, type Site } from '../../../testing/site.ts'

const APP = '/abp/services/app'
const FILL = 'StaffForm/Fill'

function staffCalls(site: Site) {
  const { published } = formCalls(site)
  const seenBy = async (token: string) =>
    (await site.get(`${APP}/StaffForm/GetAll`, token)).body.result.items.map(({ id }: { id: number }) => id) as number[]
  const give = (id: number, token: string) => site.post(`${APP}/StaffForm/Answer`, { id, fields: LEAST }, token)
  const send = (id: number, token: string) => {
    const body = new FormData()
    body.append('papers', new Blob(['the content']), 'a.pdf')
    return site.request('POST', `${APP}/StaffForm/TakeFiles?id=${id}&question=papers`, { body, who: token })
  }
  /** Tells the answers of the calls about a form: whether it is listed and shown, and takes files and an answer. */
  const tried = async (id: number, token: string) => [
    (await seenBy(token)).includes(id),
    (await site.get(`${APP}/StaffForm/Get?id=${id}`, token)).status,
    (await send(id, token)).status,
    (await give(id, token)).status,
  ]
  const forSome = (values: object) => published({ isOnSite: false, isInOffice: true, ...values })
  const member = (unitIds: number[]) => hireInto(site, { permits: [FILL], unitIds })
  return { tried, seenBy, give, forSome, member }
}

const OPEN = [true, 200, 200, 200]
const CLOSED = [false, 404, 404, 404]

onBothEngines('Forms for some of the staff', (site) => {
  const { tried, forSome, member } = staffCalls(site)

  test('B-130a a form for units is for their people and those of units below, and for nobody else', async () => {
    const top = await makeUnit(site)
    const [named, beside] = [await makeUnit(site, top), await makeUnit(site, top)]
    const below = await makeUnit(site, await makeUnit(site, named))
    const form = await forSome({ forUnitIds: [named, await makeUnit(site)] })
    for (const units of [[named], [below], [beside, below]]) expect(await tried(form.id, (await member(units)).token)).toEqual(OPEN)
    for (const units of [[top], [beside], []]) expect(await tried(form.id, (await member(units)).token)).toEqual(CLOSED)
    expect(await tried(form.id, 'admin')).toEqual(CLOSED)
  })

  test('B-130a a form for roles is for those who hold one, themselves or by a unit; with units both must hold', async () => {
    const unit = await makeUnit(site)
    const [person, byUnit, other] = [await member([]), await member([unit]), await member([])]
    const roleId = await giveRole(site, person.id, [])
    await update(site, 'OrganizationUnit', { id: unit, roleIds: [roleId] })
    const form = await forSome({ forRoleIds: [roleId, person.roleId] })
    const both = await forSome({ forRoleIds: [roleId], forUnitIds: [unit] })
    for (const { token } of [person, byUnit]) expect(await tried(form.id, token)).toEqual(OPEN)
    expect(await tried(form.id, other.token)).toEqual(CLOSED)
    expect(await tried(both.id, byUnit.token)).toEqual(OPEN)
    for (const { token } of [person, other]) expect(await tried(both.id, token)).toEqual(CLOSED)
  })
})

onAnyEngine('The limits of forms for staff', (site) => {
  const { tried, seenBy, give, forSome, member } = staffCalls(site)
  const limit = (id: number, values: object, who = 'admin') => site.post(`${APP}/DynamicForm/Update`, { id, ...values }, who)

  test('B-130a a session that is narrowed to one role sees the forms of that role alone', async () => {
    const person = await hire(site, [FILL])
    const roleId = await giveRole(site, person.id, [])
    const [first, second] = [await forSome({ forRoleIds: [person.roleId] }), await forSome({ forRoleIds: [roleId] })]
    expect(await seenBy(person.token)).toEqual([second.id, first.id])
    const narrowed = await site.post('/abp/TokenAuth/ChangeRole', { role: person.userName }, person.token)
    expect(await seenBy(narrowed.body.result.accessToken)).toEqual([first.id])
  })

  test('B-130b a limit holds as soon as it is saved, is no change to publish, and a version of before does not lift it', async () => {
    const [unit, form, person] = [await makeUnit(site), await forSome({}), await member([])]
    expect(await tried(form.id, person.token)).toEqual(OPEN)
    const { snapshotId } = await site
      .get(`${APP}/DynamicForm/GetHistory?id=${form.id}`, 'admin')
      .then(({ body }) => ({ snapshotId: body.result.items[0].id }))
    const limited = (await limit(form.id, { forUnitIds: [unit] })).body.result
    expect(limited).toMatchObject({ forUnitIds: [unit], state: 'published', hasChanges: false })
    expect(await tried(form.id, person.token)).toEqual(CLOSED)
    const back = { id: form.id, snapshotId, version: limited.version }
    expect((await site.post(`${APP}/DynamicForm/RevertTo`, back, 'admin')).body.result.forUnitIds).toEqual([unit])
    await update(site, 'User', { id: person.id, unitIds: [unit] })
    expect(await tried(form.id, person.token)).toEqual(OPEN)
    await limit(form.id, { forUnitIds: [] })
    await update(site, 'User', { id: person.id, unitIds: [] })
    expect(await tried(form.id, person.token)).toEqual(OPEN)
  })

  test('B-130b units and roles that are named tell so before they go; a deleted one opens the form to nobody, and is not deleted for ever', async () => {
    const [unit, person] = [await makeUnit(site), await member([])]
    const roleId = await giveRole(site, (await hire(site, [])).id, [])
    const form = await forSome({ forUnitIds: [unit], forRoleIds: [roleId] })
    const usage = async (service: string, id: number) =>
      (await site.post(`${APP}/${service}/Usage`, { ids: [id] }, 'admin')).body.result.items.map(({ field }: { field: string }) => field)
    expect(await usage('OrganizationUnit', unit)).toContain('forUnitIds')
    expect(await usage('Role', roleId)).toContain('forRoleIds')
    for (const [service, id] of [
      ['OrganizationUnit', unit],
      ['Role', roleId],
    ] as const) {
      expect((await site.post(`${APP}/${service}/Delete`, { id }, 'admin')).status).toBe(200)
      expect((await site.post(`${APP}/${service}/DeleteForever`, { id }, 'admin')).status).toBe(409)
    }
    expect(await tried(form.id, person.token)).toEqual(CLOSED)
    // The row goes back as it was read, with what was deleted since.
    expect((await limit(form.id, { forUnitIds: [unit], forRoleIds: [roleId], title: '新' })).status).toBe(200)
  })

  test('B-130b whoever edits forms names only units and roles that they may view', async () => {
    const [unit, other] = [await makeUnit(site), await makeUnit(site)]
    const permits = ['DynamicForm/View', 'DynamicForm/Edit']
    const reach = { content: { kind: 'unit' as const } }
    const editor = await hireInto(site, { permits, scopes: reach, unitIds: [unit] })
    const form = await forSome({ unitId: unit })
    const refused = async (values: object) => {
      const { status, body } = await limit(form.id, values, editor.token)
      return [status, body.error?.validationErrors[0].members[0]]
    }
    expect(await refused({ forRoleIds: [editor.roleId] })).toEqual([400, 'forRoleIds'])
    expect(await refused({ forUnitIds: [other] })).toEqual([400, 'forUnitIds'])
    expect(await refused({ forUnitIds: [99_999_999] })).toEqual([400, 'forUnitIds'])
    expect(await refused({ forUnitIds: [unit] })).toEqual([200, undefined])
    // One that others have named stays.
    expect((await limit(form.id, { forRoleIds: [editor.roleId] })).status).toBe(200)
    expect(await refused({ forRoleIds: [editor.roleId], forUnitIds: [] })).toEqual([200, undefined])
  })

  test('B-130c what people gave before a limit left them out stays theirs to read, and nothing new is taken', async () => {
    const [unit, form, person] = [await makeUnit(site), await forSome({}), await member([])]
    const { number } = (await give(form.id, person.token)).body.result
    await limit(form.id, { forUnitIds: [unit] })
    expect(await tried(form.id, person.token)).toEqual(CLOSED)
    const given = await site.get(`${APP}/StaffForm/GetGiven`, person.token)
    expect(given.body.result.items.map(({ id }: { id: number }) => id)).toEqual([number])
    const sheet = await site.get(`${APP}/StaffForm/GetGivenSheet?id=${number}`, person.token)
    expect(sheet.body.result.items[0]).toMatchObject({ label: '问 name', text: '王芳' })
    expect((await site.get(`${APP}/FormAnswer/GetAll?formId=${form.id}`, 'admin')).body.result.totalCount).toBe(1)
  })
})
