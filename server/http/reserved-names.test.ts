import { afterEach, describe, expect, test } from 'vitest'
import { STRANGERS } from '../../contract/budget.ts'
import { RESERVED_NAMES } from '../../contract/reserved-names.ts'
import { onAnyEngine, samplePicture } from '../testing/site.ts'
import { readJson } from './read-json.ts'

const APP = '/abp/services/app'

/** Reads the names that the prototype of all objects holds now. */
const shared = () => Reflect.ownKeys(Object.prototype).map(String).toSorted()
const before = shared()
afterEach(() => expect(shared()).toEqual(before))

describe('JSON with reserved names', () => {
  const membersOf = (text: string) => {
    try {
      return { read: readJson(text, STRANGERS) }
    } catch (error) {
      return (error as { members: Record<string, string> }).members
    }
  }

  test.each([...RESERVED_NAMES])('B-130g %s is refused at its place, at any depth and however it is written', (name) => {
    const escaped = `\\u00${name.charCodeAt(0).toString(16)}${name.slice(1)}`
    for (const written of [name, escaped]) {
      expect(Object.entries(membersOf(`{"${written}":{"isAdmin":true}}`))).toEqual([[name, 'invalid.reservedKey']])
      expect(membersOf(`{"a":[{"b":1},{"b":{"${written}":null}}]}`)).toEqual({ [`a.1.b.${name}`]: 'invalid.reservedKey' })
    }
  })

  test('B-130g the same words as values, and names that only resemble them, are read', () => {
    const value = { a: ['__proto__', 'constructor', 'prototype', '\u0001'], constructors: 1, proto: { __proto: 1 }, Prototype: 2 }
    expect(membersOf(JSON.stringify(value))).toEqual({ read: value })
  })
})

onAnyEngine('Reserved names in requests', (site) => {
  test('B-130g parameters of a product with one are refused by its name, and not read as none', async () => {
    const picture = (await site.upload(await samplePicture(40, 30), 'cover.png', 'admin')).body.files.file
    const send = (params: string) =>
      site.request('POST', `${APP}/Product/Create`, {
        who: 'admin',
        headers: { 'accept-language': 'en' },
        body: `{"name":"x","model":"P-1","cover":"${picture}","params":${params}}`,
      })
    for (const name of RESERVED_NAMES) {
      const { status, body } = await send(`{"${name}":{"isAdmin":true}}`)
      expect([status, body.error.validationErrors[0].members]).toEqual([400, [`params.${name}`]])
      expect(body.error.validationErrors[0].message).toContain('reserved')
    }
    expect((await site.get(`${APP}/Product/GetAll?keyword=P-1`, 'admin')).body.result.totalCount).toBe(0)
  })

  test('B-130g a template offers no parameter of such a name', async () => {
    for (const key of ['constructor', 'prototype']) {
      const groups = [{ name: 'x', params: [{ key, name: 'x', kind: 'text' }] }]
      const { status, body } = await site.post(`${APP}/SpecTemplate/Create`, { name: `t ${key}`, groups }, 'admin')
      expect([status, JSON.stringify(body.error)]).toEqual([400, expect.stringContaining('保留')])
    }
  })

  test('B-130g in queries, forms and names of fields they change nothing either', async () => {
    const query = [...RESERVED_NAMES].map((name) => `${name}=1&${name}[isAdmin]=1`).join('&')
    expect((await site.get(`${APP}/News/GetAll?${query}`, 'admin')).status).toBe(400)
    expect((await site.get(`/api/portal/listnews?${query}`)).status).toBe(200)
    const form = new FormData()
    for (const name of RESERVED_NAMES) form.append(name, '{"isAdmin":true}')
    expect((await site.request('POST', '/_contact', { body: form })).status).toBeLessThan(500)
    const typed = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await site.request('POST', '/_contact', { body: query, headers: typed })).status).toBeLessThan(500)
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined()
  })
})
