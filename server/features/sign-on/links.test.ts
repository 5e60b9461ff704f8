import { afterAll, expect, test } from 'vitest'
import { allEndpoints } from '../../../contract/api/registry.ts'
import type { SignOnLink } from '../../../contract/features/sign-on-links.ts'
import { openProvider } from '../../testing/openid-provider.ts'
import { hire } from '../../testing/people.ts'
import { REDIRECT, signingOn } from '../../testing/sign-on.ts'
import { onAnyEngine, PASSWORD, type Site } from '../../testing/site.ts'

const APP = '/abp/services/app'
const provider = await openProvider(() => [REDIRECT])
afterAll(() => provider.close())

let number = 0
/** Somebody new at the provider, who has signed on and so is linked to the user with the address; returns the token. */
async function signOn(site: Site, subject: string) {
  const it = signingOn(site, provider)
  const { body } = await it.enter(await it.through(subject))
  return body.result.accessToken as string
}

onAnyEngine(
  'Links to accounts at a provider',
  (site) => {
    async function linked() {
      const person = await hire(site, ['News/View'])
      const subject = `linked-${++number}`
      provider.accounts.set(subject, { email: `${person.userName}@example.com`, email_verified: true })
      return { ...person, subject, second: await signOn(site, subject) }
    }
    const own = async (token: string): Promise<SignOnLink[]> => (await site.get(`${APP}/Profile/GetSignOnLinks`, token)).body.result.items
    const remove = (token: string, input: object) => site.post(`${APP}/Profile/RemoveSignOnLink`, input, token)
    const isIn = async (token: string) => (await site.get(`${APP}/News/GetAll`, token)).status === 200

    test('B-79a I see my links, and nothing that names the account at the provider', async () => {
      const me = await linked()
      const links = await own(me.token)
      expect(links).toEqual([
        { id: expect.stringMatching(/^[\w-]{22}$/), provider: '星河账号', creationTime: expect.any(String), isUsed: true },
      ])
      expect(JSON.stringify(links)).not.toContain(me.subject)
      expect(await own((await linked()).token)).not.toEqual(links)
      expect((await site.get(`${APP}/Profile/GetSignOnLinks`)).status).toBe(401)
    })

    test('B-79a I remove a link with my password alone; my other sessions end, and the account does not sign in any more', async () => {
      const me = await linked()
      const other = await linked()
      const [{ id }] = (await own(me.token)) as [SignOnLink]
      for (const proof of [{}, { currentPassword: 'Wrong-pass-7' }]) expect((await remove(me.token, { id, ...proof })).status).toBe(400)
      expect((await remove(other.token, { id, currentPassword: PASSWORD })).status).toBe(404)
      expect([await own(me.token), await isIn(me.second)]).toEqual([[expect.objectContaining({ id })], true])
      expect((await remove(me.token, { id, currentPassword: PASSWORD })).status).toBe(200)
      expect([await own(me.token), await isIn(me.token), await isIn(me.second)]).toEqual([[], true, false])
      expect(await own(other.token)).toHaveLength(1)
      provider.accounts.set(me.subject, {})
      expect(await signingOn(site, provider).through(me.subject)).toBe('/#/login?sso=unknown')
      const audit = await site.database.read
        .selectFrom('auditLog')
        .select(['userName', 'parameters', 'result'])
        .where('methodName', '=', 'RemoveSignOnLink')
        .where('userId', '=', me.id)
        .where('result', '=', 'Success')
        .execute()
      expect(audit).toHaveLength(1)
      expect(JSON.stringify(audit)).not.toMatch(new RegExp(`${me.subject}|${PASSWORD}`))
    })

    test('B-79a nobody removes their last way to sign in; a password, a passkey or another link is another way', async () => {
      const me = await linked()
      await site.database.write.updateTable('user').set({ passwordHash: null }).where('id', '=', me.id).execute()
      const token = await signOn(site, me.subject)
      const [{ id }] = (await own(token)) as [SignOnLink]
      const refused = await remove(token, { id })
      expect([refused.status, refused.body.error.message]).toEqual([422, '这是您唯一的登录方式。请先设置密码或添加通行密钥，再解除关联。'])
      const { issuer } = provider
      const add = (subject: string, of = issuer) =>
        site.database.write.insertInto('externalIdentity').values({ issuer: of, subject, userId: me.id, creationTime: 0 }).execute()
      await add(`former-${me.subject}`, 'https://former.example')
      expect((await remove(token, { id })).status).toBe(422)
      const [former] = await own(token)
      expect(former).toMatchObject({ provider: 'former.example', isUsed: false })
      expect((await remove(token, { id: former!.id })).status).toBe(200)
      await add(`second-${me.subject}`)
      expect((await remove(token, { id })).status).toBe(200)
      expect((await own(token)).map(({ isUsed }) => isUsed)).toEqual([true])
    })

    test('B-79a an administrator sees and removes the links of others within their own rights, which ends those sessions; one’s own go by the profile', async () => {
      const me = await linked()
      const links = async (who?: string) => site.get(`${APP}/User/GetSignOnLinks?id=${me.id}`, who)
      const [{ id: linkId }] = (await links('admin')).body.result.items
      const removeAs = (who: string | undefined, of = me.id) => site.post(`${APP}/User/RemoveSignOnLink`, { id: of, linkId }, who)
      const keeper = await hire(site, ['User/View', 'User/Edit'])
      const reader = await hire(site, ['User/View'])
      expect([(await links()).status, (await links(reader.token)).status, (await links(keeper.token)).status]).toEqual([401, 403, 403])
      expect([(await removeAs(undefined)).status, (await removeAs(reader.token)).status, (await removeAs(keeper.token)).status]).toEqual([
        401, 403, 403,
      ])
      expect((await removeAs('admin', site.ids.viewer)).status).toBe(404)
      const self = await removeAs('admin', site.ids.admin)
      expect([self.status, self.body.error.message]).toEqual([422, '自己的单点登录关联请在个人中心里解除。'])
      expect(await isIn(me.second)).toBe(true)
      expect((await removeAs('admin')).status).toBe(200)
      expect([(await links('admin')).body.result.items, await isIn(me.token), await isIn(me.second)]).toEqual([[], false, false])
    })
  },
  { ...provider.env, OIDC_LINK_BY_EMAIL: '1' },
)

test('B-79b no call takes a password or a code in an address, where logs of proxies would keep it', () => {
  const secret = /password|code|secret/i
  const inAddress = allEndpoints().filter(({ verbs, input }) => {
    const shape = (input as { shape?: object }).shape ?? {}
    const names = Object.keys(shape).filter((name) => secret.test(name) && /password$|^verificationCode$|secret/i.test(name))
    return names.length > 0 && verbs.some((verb) => verb === 'GET' || verb === 'DELETE')
  })
  expect(inAddress.map(({ path }) => path)).toEqual([])
})
