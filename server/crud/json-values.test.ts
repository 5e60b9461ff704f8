import { beforeAll, expect, test } from 'vitest'
import { onAnyEngine } from '../testing/site.ts'

const APP = '/abp/services/app'

onAnyEngine('A JSON value', (site) => {
  let categoryId: number
  beforeAll(async () => {
    categoryId = (await site.post(`${APP}/ProductCategory/Create`, { name: '类', code: 'json' }, 'editor')).body.result.id
  })
  const product = (parts: string, code = 'J-1') => `{"name":"x","code":"${code}","categoryId":${categoryId},${parts}}`
  const create = (parts: string) => site.request('POST', `${APP}/Product/Create`, { who: 'admin', body: product(parts) })
  const count = async () => (await site.post(`${APP}/Product/Count`, {}, 'admin')).body.result
  const UNKEPT = ['a\\u0000b', '\\ud800', 'x\\udc00']

  test.each(UNKEPT)('V-09a refuses a text that cannot be stored (%s) at any depth, and as a name', async (text) => {
    const parts = [
      `"params":{"mount":"${text}"}`,
      `"params":{"${text}":1}`,
      `"paramsEn":{"mount":"${text}"}`,
      `"paramsEn":{"a${text}":"b"}`,
      `"skus":[{"code":"${text}","specs":[]}]`,
      `"skus":[{"code":"a","specs":[{"name":"颜色","value":"${text}"}]}]`,
    ]
    const replies = [
      ...(await Promise.all(parts.map(create))),
      await site.request('POST', `${APP}/Product/SaveImport`, { who: 'admin', body: `{"items":[${product(parts[1]!)}]}` }),
      await site.request('POST', `${APP}/Role/Create`, {
        who: 'admin',
        body: `{"name":"json","displayName":"x","grantedPermissions":["${text}"]}`,
      }),
      await site.request('POST', `${APP}/SpecTemplate/Create`, {
        who: 'admin',
        body: `{"name":"x","groups":[{"name":"g","params":[{"key":"a","name":"${text}","kind":"text"}]}]}`,
      }),
    ]
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 400))
    expect(await count()).toBe(0)
  })

  test('B-01a has three hundred parameters at most', async () => {
    const params = (many: number) => JSON.stringify(Object.fromEntries(Array.from({ length: many }, (_, at) => [`p${at}`, 'x'])))
    for (const name of ['params', 'paramsEn']) {
      const refused = await create(`"${name}":${params(301)}`)
      expect([refused.status, refused.body.error.validationErrors]).toEqual([400, [{ message: '最多 300 项', members: [name] }]])
    }
    expect(await count()).toBe(0)
    expect((await create(`"params":${params(300)},"paramsEn":${params(300)}`)).status).toBe(200)
  })
})
