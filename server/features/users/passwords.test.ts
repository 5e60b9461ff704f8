import { expect, test } from 'vitest'
import { hire } from '../../testing/people.ts'
import { onAnyEngine, PASSWORD, signIn } from '../../testing/site.ts'
import { hashing } from '../sign-in/hash-queue.ts'

const APP = '/abp/services/app'

onAnyEngine('The current password', (site) => {
  const change = (token: string, currentPassword: string) =>
    site.post(`${APP}/User/ChangePassword`, { currentPassword, newPassword: 'Another-pass-8' }, token)

  test('B-12a cannot be guessed at an open screen: the tenth wrong guess ends the session, and later guesses are not checked', async () => {
    const { token, userName } = await hire(site, ['News/View'])
    for (let i = 0; i < 10; i++) expect((await change(token, `guess-${i}`)).status).toBe(400)
    expect((await change(token, PASSWORD)).status).toBe(401)
    expect((await site.get(`${APP}/News/GetAll`, token)).status).toBe(401)
    const again = (await signIn(site, userName)).token
    const { begun } = hashing()
    const refused = await change(again, PASSWORD)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(hashing().begun).toBe(begun)
  })

  test('B-05d guesses at the same moment count: of thirty at most ten are checked', async () => {
    const { token } = await hire(site, [])
    const { begun } = hashing()
    const statuses = (await Promise.all(Array.from({ length: 30 }, (_, i) => change(token, `guess-${i}`)))).map(({ status }) => status)
    expect(statuses).not.toContain(200)
    expect(hashing().begun - begun).toBeLessThanOrEqual(10)
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(10)
  })

  test('B-12 a right password clears the earlier wrong guesses', async () => {
    const { token, userName } = await hire(site, [])
    for (let i = 0; i < 9; i++) expect((await change(token, `guess-${i}`)).status).toBe(400)
    expect((await change(token, PASSWORD)).status).toBe(200)
    expect((await signIn(site, userName, 'Another-pass-8')).token).toMatch(/^[\w-]{43}$/)
  })
})
