import { expect, test } from 'vitest'
import { attempt } from '../../testing/attempt.ts'
import { hire, rowOf } from '../../testing/people.ts'
import { onAnyEngine, PASSWORD, signIn } from '../../testing/site.ts'

const USER = '/abp/services/app/User'

onAnyEngine('The screen of users', (site) => {
  test('E-01b a password that an administrator resets opens the account, and the old one and the old sessions do not', async () => {
    const person = await hire(site, [])
    const reset = await site.post(`${USER}/ResetPassword`, { userId: person.id, newPassword: 'Another-pass-8' }, 'admin')
    expect([reset.status, JSON.stringify(reset.body)]).toEqual([200, expect.not.stringContaining('Another')])
    expect((await site.get(`${USER}/Get?id=${person.id}`, person.token)).status).toBe(401)
    expect((await attempt(site, { account: person.userName, password: PASSWORD })).status).toBe(400)
    expect((await signIn(site, person.userName, 'Another-pass-8')).id).toBe(person.id)
  })

  test('E-01f a portrait is an uploaded picture, and nothing else', async () => {
    const person = await hire(site, [])
    const { body } = await site.upload(undefined, 'portrait.png', 'admin')
    const avatar = body.result[0].url
    const set = await site.post(`${USER}/Update`, { id: person.id, avatar }, 'admin')
    expect([set.status, (await rowOf(site, 'User', person.id)).avatar]).toEqual([200, avatar])
    expect((await site.post(`${USER}/Update`, { id: person.id, avatar: '/media/none' }, 'admin')).status).toBe(400)
    expect((await rowOf(site, 'User', person.id)).avatar).toBe(avatar)
  })

  test('E-01g users are exported without secrets, and imported whole or not at all', async () => {
    const items = ['in-one', 'in-two'].map((userName) => ({ userName, name: userName, emailAddress: `${userName}@example.com` }))
    const refused = await site.post(`${USER}/SaveImport`, { items: [...items, { userName: 'no name' }] }, 'admin')
    expect(refused.status).toBe(400)
    expect((await site.post(`${USER}/Count`, { keyword: 'in-' }, 'admin')).body.result).toBe(0)
    expect((await site.post(`${USER}/SaveImport`, { items }, 'admin')).status).toBe(200)
    const { body } = await site.post(`${USER}/Export`, { keyword: 'in-' }, 'admin')
    expect(body.result.items.map(({ userName }: { userName: string }) => userName).toSorted()).toEqual(['in-one', 'in-two'])
    expect(JSON.stringify(body)).not.toMatch(/password|hash|token/i)
    expect((await site.post(`${USER}/SaveImport`, { items }, 'viewer')).status).toBe(403)
  })
})
