import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { onAnyEngine, PASSWORD } from '../../testing/site.ts'
import { hashAtRealCost } from '../../testing/cheap-hashes.ts'
import { NOBODY, hashPassword, isRight } from './passwords.ts'
import { weaknessOf } from './weak-passwords.ts'

const APP = '/abp/services/app'

const COMMON =
  'abcdef admin1 test123 pass123 qwer1234 1q2w3e4r q1w2e3 123456 888888 654321 fedcba 88888888 5201314 woaini1314 a123456 qq123456 PassW0rd iloveyou zxcvbnm letmein dragon administrator aaaaaa password1 Admin@123 admin123! password1! P@ssw0rd1 Qwerty@2024 Abc@1234 19900101 1990-01-01 Ｐassword1'

test.each(COMMON.split(' '))('%s is a common password', async (password) => {
  expect(await weaknessOf(password, ['admin'])).not.toBe(null)
})

test('the demo’s password is refused in any case of the letters', async () => {
  for (const password of ['123qwe', '123QWE', '123Qwe']) expect(await weaknessOf(password)).toBe('problem.demoPassword')
})

test('an uncommon password is accepted', async () => {
  for (const password of [PASSWORD, 'Sesame-7', 'Zxc#9912x', 'correct horse', '我家门前有条河', 'lin.wei-2026-x', 'abcdeg!x'])
    expect([password, await weaknessOf(password, ['lin', 'Lin Wei', 'lin.wei@example.com', null, undefined, ''])]).toEqual([password, null])
})

const costOf = (passwordHash: string) => passwordHash.slice(0, passwordHash.lastIndexOf('$', passwordHash.lastIndexOf('$') - 1))

test('the program hashes at the cost that OWASP recommends, and checks as much for somebody who is not there', async () => {
  hashAtRealCost()
  const passwordHash = await hashPassword(PASSWORD)
  expect([passwordHash, NOBODY].map(costOf)).toEqual(Array(2).fill('$argon2id$v=19$m=19456,t=2,p=1'))
  expect([await isRight(PASSWORD, passwordHash), await isRight('another', passwordHash), await isRight(PASSWORD, null)]).toEqual([
    true,
    false,
    false,
  ])
})

test('nothing in the program changes that cost', () => {
  const sources = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing'),
  )
  const naming = sources.filter((name) => readFileSync(path.join('server', name), 'utf8').includes('hashAtCost'))
  expect(naming).toEqual([path.join('features', 'sign-in', 'passwords.ts')])
})

onAnyEngine('A new password', (site) => {
  const create = (password: string) =>
    site.post(`${APP}/User/Create`, { userName: 'linwei', name: '林卫东', emailAddress: 'wei.lin@example.com', password }, 'admin')

  test('must not be built from its owner’s names or the name of the site', async () => {
    await site.database.write.updateTable('siteInfo').set({ title: '恒拓智能科技', titleEn: 'Hengtuo' }).execute()
    for (const password of ['linwei', 'LinWei88', '林卫东2026', 'wei.lin1', 'hengtuo2026', '恒拓智能科技', 'portico', 'Portico2026']) {
      const { status, body } = await create(password)
      expect([password, status, body.error?.validationErrors[0].members]).toEqual([password, 400, ['password']])
    }
    expect((await create('Sesame-7')).status).toBe(200)
    const { body } = await site.post('/abp/TokenAuth/Authenticate', { userName: 'linwei', password: 'Sesame-7' })
    const own = await site.post(
      `${APP}/User/ChangePassword`,
      { currentPassword: 'Sesame-7', newPassword: 'linwei-1' },
      body.result.accessToken,
    )
    expect([own.status, own.body.error.validationErrors[0]]).toMatchObject([400, { members: ['newPassword'] }])
    const reset = await site.post(`${APP}/User/ResetPassword`, { userId: body.result.userId, newPassword: 'wei.lin9' }, 'admin')
    expect([reset.status, reset.body.error.validationErrors[0].members]).toEqual([400, ['newPassword']])
  })
})
