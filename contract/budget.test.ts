import { expect, test } from 'vitest'
import { z } from 'zod'
import { MB, rowBytes, STAFF, STRANGERS } from './budget.ts'
import { html, longText, text } from './fields.ts'
import { allEndpoints } from './api/registry.ts'
import { allResources } from './resources/index.ts'

interface Json {
  type?: string
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  maxLength?: number
  maxItems?: number
  maximum?: number
  anyOf?: Json[]
  allOf?: Json[]
  items?: Json
  properties?: Record<string, Json>
  additionalProperties?: Json | false
}

const inputOf = (endpoint: { input: z.ZodType }) => z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as Json
const nameOf = ({ path }: { path: string }) => path.split('/').slice(-2).join('/')

/** Returns the places of an input where the sender decides the size. */
function unbounded(schema: Json, at: string): string[] {
  const { type, maxLength, maxItems, items, properties = {}, additionalProperties, anyOf = [] } = schema
  const inner = [
    ...Object.entries(properties).flatMap(([name, one]) => unbounded(one, `${at}.${name}`)),
    ...anyOf.flatMap((one) => unbounded(one, at)),
    ...(items ? unbounded(items, `${at}[]`) : []),
    ...(additionalProperties ? unbounded(additionalProperties, `${at}{}`) : []),
  ]
  const isChosen = schema.enum !== undefined || schema.const !== undefined
  if (type === 'string' && !isChosen && maxLength === undefined && !endsByItself(schema)) inner.push(`${at}: text`)
  if (type === 'array' && maxItems === undefined) inner.push(`${at}: list`)
  if (type === undefined && anyOf.length === 0 && !isChosen) inner.push(`${at}: anything`)
  return inner
}

/** True for a format of fixed length, and for an anchored pattern in which nothing repeats without a bound. */
function endsByItself({ format, pattern = '' }: Json) {
  const bare = pattern.replaceAll(/\\.|\[(?:\\.|[^\]])*\]/g, '')
  return format === 'date' || (/^\^.*\$$/.test(bare) && !/[*+]|,\}/.test(bare))
}

test('B-01a every text and every list in the input of every call has a bound', () => {
  expect(allEndpoints().flatMap((endpoint) => unbounded(inputOf(endpoint), nameOf(endpoint)))).toEqual([])
  // First shows that the check finds unbounded fields.
  const loose = z.strictObject({
    a: z.string(),
    b: z.array(z.int()),
    c: z.json(),
    d: z.string().regex(/^a+$/),
    e: z.record(z.string().max(9), z.string()),
  })
  expect(unbounded(inputOf({ input: loose }), 'x').map((place) => place.slice(0, 4))).toEqual(
    ['x.e{', 'x.a:', 'x.b:', 'x.c:', 'x.d:'].toSorted(),
  )
})

test('B-01a every record in a field takes a limited number of names', () => {
  const records = allResources.flatMap((r) => Object.values(r.fields)).filter(({ schema }) => schema?._zod.def.type === 'record')
  expect(records.length).toBeGreaterThan(0)
  const named = (many: number) => Object.fromEntries(Array.from({ length: many }, (_, at) => [`key${at}`, 'x']))
  for (const { schema } of records)
    expect([schema!.safeParse(named(9)).success, schema!.safeParse(named(1000)).success]).toEqual([true, false])
})

test('B-01a a stranger’s call takes 32 KB in; staff have a megabyte, and more only where a call carries rows or a file', () => {
  const larger = /\/(Create|Update|InsertOrUpdate|SaveImport)$|^Upload\/|^Job\/Import$|^StaffForm\/TakeFiles$/
  for (const endpoint of allEndpoints()) {
    const { bytes } = endpoint.budget
    if (endpoint.access === 'anyone') expect([nameOf(endpoint), bytes]).toEqual([nameOf(endpoint), 32 * 1024])
    else if (!larger.test(nameOf(endpoint))) expect([nameOf(endpoint), bytes]).toEqual([nameOf(endpoint), MB])
    else expect(bytes).toBeGreaterThanOrEqual(MB)
  }
  const saveImport = allEndpoints().filter(({ path }) => path.endsWith('/SaveImport'))
  const largest = Math.max(
    ...allEndpoints()
      .filter(({ path }) => path.endsWith('/Create'))
      .map(({ budget }) => budget.bytes),
  )
  for (const { budget } of saveImport) expect(budget.bytes).toBeGreaterThan(largest)
})

test('B-01a a row may be as large as its long texts make it, in any script and both languages', () => {
  const fields = { title: text({ localized: true }), summary: longText({ max: 500, localized: true }), content: html({ max: 1000 }) }
  const row = { title: '长'.repeat(256), summary: '长'.repeat(500), summaryEn: '长'.repeat(500), content: '\u2028'.repeat(1000) }
  const escaped = JSON.stringify(row).replaceAll(/[^\0-\x7F]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16)}`)
  expect(rowBytes(fields)).toBe(MB + 6 * 2000)
  expect(escaped.length).toBeLessThan(rowBytes(fields))
})

test('B-01a no call takes a request for more rows than its budget allows in one reply', () => {
  for (const endpoint of allEndpoints()) {
    const most = inputOf(endpoint).properties?.['maxResultCount']
    if (!most) continue
    const { rows } = endpoint.access === 'anyone' ? STRANGERS : STAFF
    expect(endpoint.budget.rows).toBe(rows)
    for (const asked of [rows + 1, String(rows + 1)]) {
      const { data } = endpoint.input.safeParse({ maxResultCount: asked, keyword: 'x' })
      // Lists of the back office take more as their most (wire of the family); the others refuse it.
      expect([nameOf(endpoint), ((data as { maxResultCount?: number }) ?? {}).maxResultCount ?? rows]).toEqual([nameOf(endpoint), rows])
    }
  }
})
