import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { users } from '../../contract/features/identity.ts'
import type { ValidationError } from '../../contract/errors.ts'
import { LANGUAGES, type Language } from '../../contract/languages.ts'
import type { Field } from '../../contract/fields.ts'
import type { Resource } from '../../contract/resource.ts'
import { createSchema } from '../../contract/schema.ts'
import { writableProperties } from '../../contract/field-schema.ts'
import { allResources, resources } from '../../contract/resources/index.ts'
import { issueMessages } from '../../contract/words/validation.ts'
import { pathOf } from '../testing/resource-paths.ts'
import { onAnyEngine } from '../testing/site.ts'
import { validValues } from '../testing/values.ts'
import { say } from '../language/words.ts'

/** Values that no field of that kind may hold, as JSON. */
function wrongValues(field: Field): string[] {
  const never = ['{}', '{"a":1}', '{"$ne":null}', '[[]]', '[{}]', '{"__proto__":{"a":1}}', '[null]']
  const notText = ['1', 'true', '[]', '["a"]']
  const unkept = ['"a\\u0000b"', '"\\ud800"', '"a\\udc00b"']
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'html':
      return [...never, ...notText, ...unkept, JSON.stringify('长'.repeat((field.max ?? 256) + 1))]
    case 'link':
      return [...never, ...notText, ...unkept, '"javascript:alert(1)"', JSON.stringify(`/${'a'.repeat(1000)}`)]
    case 'number':
    case 'money':
      return [...never, '"1"', 'true', '[]', '[1]', '"NaN"', '1e400', '9007199254740993', '""']
    case 'yesNo':
      return [...never, '1', '0', '"true"', '"false"', '""', '[]', 'null']
    case 'date':
      return [...never, ...notText, '"2025-02-30"', '"yesterday"', '"2025-01-01T25:00:00Z"', '"20250101"', '"2025-01-01T00:00:00"']
    case 'choice':
      return [...never, ...notText, '"other"', '"_SELF"', '"constructor"']
    case 'dictionary':
      return [...never, ...notText, ...unkept, '"no-such-item"', `"${'x'.repeat(65)}"`]
    case 'picture':
    case 'file':
      return [
        ...never,
        ...notText,
        '"/media/aaaaaaaaaaaaaaaaaaaaaaaa"',
        '"https://evil.example/a.png"',
        '"/media/../x"',
        '"javascript:alert(1)"',
        '"data:image/png;base64,AA"',
        '"/media/A\\u0000"',
      ]
    case 'reference':
    case 'treeParent':
      return [...never, '"1"', '0', '-1', '1.5', '987654', 'true', '1e308', '9007199254740993']
    case 'references':
      return [...never, '1', '"1"', '["1"]', '[0]', '[987654]', '[1.5]']
    case 'tags':
      return [
        ...never,
        '"a"',
        '[1]',
        '[""]',
        '["a\\u0000"]',
        JSON.stringify(Array.from({ length: (field.max ?? 20) + 1 }, (_, i) => `t${i}`)),
        JSON.stringify(['x'.repeat(65)]),
      ]
    case 'pictures':
      return [...never, '"a"', '["a"]']
    case 'json':
      // An object is wrong where a list is wanted, and the other way round.
      return ['{}', '1', '"a"', '[1]', '[null]', '[{}]', '{"a":{}}', '{"a b":1}'].filter(
        (value) => !field.schema!.safeParse(JSON.parse(value)).success,
      )
  }
}

onAnyEngine('An input', (site) => {
  describe.each(allResources.filter(({ writable }) => writable).map((r) => [r.service, r] as const))('of %s', (_, r: Resource) => {
    test('V-09a V-09b M-01b what a field cannot hold is refused at that field, whatever it is, and nothing is written', async () => {
      const values = await validValues(site, r, 'inputs')
      const before = (await site.post(pathOf(r, 'Count'), {}, 'admin')).body.result
      const wrong: unknown[] = []
      for (const [name, field] of writableProperties(r.fields)) {
        for (const value of wrongValues(field)) {
          const body = `${JSON.stringify({ ...values, [name]: undefined }).slice(0, -1)},"${name}":${value}}`
          const reply = await site.request('POST', pathOf(r, 'Create'), { who: 'admin', body })
          const members = (reply.body.error?.validationErrors ?? []).flatMap((e: { members: string[] }) => e.members)
          if (
            reply.status !== 400 ||
            members.length === 0 ||
            !members.every((member: string) => member === name || member.startsWith(`${name}.`))
          )
            wrong.push([name, value.slice(0, 60), reply.status, reply.body.error ?? reply.body.result[name]])
        }
      }
      expect(wrong).toEqual([])
      expect((await site.post(pathOf(r, 'Count'), {}, 'admin')).body.result).toBe(before)
    })

    test('V-09a V-09b the complaints are word for word those of the form, in both languages', async () => {
      const schema = (r.name === 'user' ? users.create.input : createSchema(r.fields)) as z.ZodType
      const values = await validValues(site, r, 'form')
      const bad = [
        {},
        Object.fromEntries(Object.keys(values).map((key) => [key, { no: 1 }])),
        Object.fromEntries(Object.keys(values).map((key) => [key, ''])),
        { ...values, ...Object.fromEntries(Object.keys(values).map((key) => [key, 'x'.repeat((r.fields[key]?.max ?? 256) + 1)])) },
      ]
      for (const input of bad) {
        const refused = schema.safeParse(input, { reportInput: true })
        for (const language of LANGUAGES) {
          const reply = await site.post(pathOf(r, 'Create'), input, 'admin', { 'accept-language': language })
          expect(reply.status).toBe(400)
          expect(reply.body.error.validationErrors).toEqual(twentyOf(issueMessages(refused.error!, language), language))
          for (const { message, members } of reply.body.error.validationErrors.slice(0, 20)) {
            expect(members).toHaveLength(1)
            expect([message, /[\u4e00-\u9fff]/.test(message)]).toEqual([message, language === 'zh-CN'])
          }
        }
      }
    })

    test('C-30a C-30d words of every script, emoji and marks come back as they were given', async () => {
      const text = Object.entries(r.fields).filter(
        ([, field]) => (field.kind === 'text' || field.kind === 'longText') && !field.pattern && !field.format && !field.unique,
      )
      const word = '中文 العربية עברית ไทย 👩‍👩‍👧‍👦 𠮷 é%_\\\'"<&>`${x}{{y}}'
      const values = await validValues(site, r, 'scripts')
      const given = Object.fromEntries(text.map(([name, field]) => [name, field.max && field.max < word.length ? word.slice(0, 4) : word]))
      const { status, body } = await site.post(pathOf(r, 'Create'), { ...values, ...given }, 'admin')
      expect(status).toBe(200)
      expect(body.result).toMatchObject(given)
      expect((await site.get(`${pathOf(r, 'Get')}?id=${body.result.id}`, 'admin')).body.result).toMatchObject(given)
    })

    test('C-30a an id that is none is refused, one that is nobody’s is not found, in every call', async () => {
      for (const id of ['', '0', '-1', '1.5', 'abc', '1;drop table news', '1%00', '9'.repeat(16), '1e3', '0x1', '１', 'null', '[1]']) {
        expect([id, (await site.get(`${pathOf(r, 'Get')}?id=${encodeURIComponent(id)}`, 'admin')).status]).toEqual([id, 400])
        expect([id, (await site.post(pathOf(r, 'Delete'), { id }, 'admin')).status]).toEqual([id, 400])
      }
      for (const id of [987_654, 999_999_999_999_999]) {
        for (const call of ['Get', 'GetChanges'])
          expect([call, (await site.get(`${pathOf(r, call)}?id=${id}`, 'admin')).status]).toEqual([call, 404])
        for (const call of ['Delete', 'Restore', 'DeleteForever'])
          expect([call, (await site.post(pathOf(r, call), { id }, 'admin')).status]).toEqual([call, 404])
        expect((await site.post(pathOf(r, 'Update'), { id, version: 1 }, 'admin')).status).toBe(404)
      }
    })
  })

  test.each([
    ['V-05', 'emailAddress', ['nobody', 'a@b', 'a@b.info', 'a b@c.cn'], '邮箱格式不正确！', 'This is not an e-mail address.'],
    ['V-06', 'phoneNumber', ['12800000000', '138 0000 0000', '+8613800000000'], '手机号码格式不正确！', 'This is not a mobile number.'],
  ])(
    'V-05b V-06b V-09a V-09b %s V-09 a wrong %s is refused by the server in the words of the form, and nothing is written',
    async (_, name, wrong, zh, en) => {
      const user = resources.user as unknown as Resource
      const values = await validValues(site, user, 'contacts')
      const before = (await site.post(pathOf(user, 'Count'), {}, 'admin')).body.result
      for (const value of wrong) {
        for (const [language, message] of [
          ['zh-CN', zh],
          ['en', en],
        ] as const) {
          const reply = await site.post(pathOf(user, 'Create'), { ...values, [name]: value }, 'admin', { 'accept-language': language })
          expect([reply.status, reply.body.error.validationErrors]).toEqual([400, [{ message, members: [name] }]])
        }
      }
      expect((await site.post(pathOf(user, 'Count'), {}, 'admin')).body.result).toBe(before)
    },
  )

  test('B-102m a filter by a number beyond what both engines compare is refused, in JSON as in a query', { tags: ['engine'] }, async () => {
    const product = resources.product as unknown as Resource
    for (const price of [1e17, -1e17, 1e300])
      for (const call of ['Count', 'Export']) {
        const refused = await site.post(pathOf(product, call), { price }, 'admin')
        expect([call, price, refused.status, refused.body.error.validationErrors[0].members]).toEqual([call, price, 400, ['price']])
      }
    expect((await site.post(pathOf(product, 'Count'), { priceStart: -1e12, priceEnd: 1e14 }, 'admin')).status).toBe(200)
    expect((await site.get(`${pathOf(product, 'GetAll')}?price=1e17`, 'admin')).status).toBe(400)
  })

  test('V-04a tags named twice are kept once, in their order', async () => {
    const { body } = await site.post(pathOf(resources.news, 'Create'), { title: '标签', tags: ['乙', ' 甲', '乙 ', '甲'] }, 'admin')
    expect(body.result.tags).toEqual(['乙', '甲'])
  })
})

/** Returns the first twenty complaints and the number of the others (B-01). */
const twentyOf = (complaints: ValidationError[], language: Language) =>
  complaints.length > 20
    ? [...complaints.slice(0, 20), { message: say(language, 'invalid.andMore', { number: complaints.length - 20 }), members: [] }]
    : complaints
