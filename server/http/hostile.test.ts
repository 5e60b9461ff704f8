import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { KB, MB } from '../../contract/budget.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { allEndpoints } from '../../contract/api/registry.ts'
import { hostileHeader, hostileJson, hostileQuery } from '../testing/hostile.ts'
import { onAnyEngine, type Reply, type Site } from '../testing/site.ts'

const AT_ONCE = 12
/** All request headers that the server, its framework or its pages read. */
const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'origin',
  'range',
  'referer',
  'sec-fetch-site',
  'sec-purpose',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-request-id',
  'x-token',
]

const seed = Date.now() % 1_000_000
let drawn = 0
const draw = <T>(from: fc.Arbitrary<T>): T => fc.sample(from, { numRuns: 1, seed: seed + drawn++ })[0]!

const members = new Map<Endpoint, string[]>()
function membersOf(endpoint: Endpoint): string[] {
  const read = () =>
    Object.keys((z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as { properties?: object }).properties ?? {})
  const names = members.get(endpoint) ?? read()
  members.set(endpoint, names)
  return names
}

/** Most inputs are small, so that many can be tried; a few are as large as any client would send. */
const sizeOf = (number: number) => (number % 120 === 7 ? 10 * MB : number % 15 === 3 ? 900 * KB : number % 2 === 0 ? 30 * KB : 10 * KB)

function attack(site: Site, endpoint: Endpoint, number: number, who?: string): Promise<Reply> {
  const isQuery = !endpoint.verbs.includes('POST')
  if (isQuery) return site.get(`${endpoint.path}?${draw(hostileQuery(7 * KB, membersOf(endpoint)))}`, who)
  const body = draw(hostileJson(sizeOf(number), membersOf(endpoint)))
  return site.request('POST', endpoint.path, { body, ...(who ? { who } : {}) })
}

/** Runs the attacks, so many at once, and asks for a page after each batch; returns the failures. */
async function failuresOf(site: Site, attacks: { name: string; run: () => Promise<Reply> }[]) {
  const wrong: unknown[] = []
  const one = async ({ name, run }: (typeof attacks)[number]) => {
    const { status, body } = await run().catch(hungUp)
    const bytes = typeof body === 'string' ? body.length : JSON.stringify(body).length
    if (status >= 500 || bytes > MB || (status >= 400 && bytes > 16 * KB)) wrong.push([name, status, bytes, `seed ${seed}`])
  }
  for (let at = 0; at < attacks.length; at += AT_ONCE) {
    const batch = attacks.slice(at, at + AT_ONCE).map(one)
    const page = await site.get('/home')
    if (page.status !== 200) wrong.push(['/home', page.status])
    await Promise.all(batch)
  }
  return wrong
}

/** The server may close the connection of an unread body before the reply arrives. */
function hungUp(error: unknown): Reply {
  expect(String((error as Error).cause)).toMatch(/ECONNRESET|EPIPE|other side closed/)
  return { status: 413, headers: new Headers(), body: '' }
}

onAnyEngine('Hostile input', (site) => {
  for (const who of [undefined, 'editor'] as const) {
    test(
      `B-01d B-06b of any size, sent to every call by ${who ?? 'a stranger'}, causes no server error, gets a short answer, and does not block other requests`,
      { tags: who ? [] : ['whole'] },
      async () => {
        await site.get('/home')
        const attacks = allEndpoints().map((endpoint, number) => ({
          name: `${endpoint.path} ${who ?? ''}`,
          run: () => attack(site, endpoint, number, who),
        }))
        expect(await failuresOf(site, attacks)).toEqual([])
        expect((await site.get('/abp/services/app/News/GetAll', 'editor')).status).toBe(200)
      },
    )
  }

  test('B-06b in any header, for a cached page, a page, a list, a file and an unknown address, it causes no server error and does not block other requests', async () => {
    const file = (await site.upload()).body.files.file
    const places = ['/home', '/_search?keyword=x', '/api/portal/listnews', '/abp/services/app/News/GetAll', file, '/nowhere']
    const attacks = HEADERS.flatMap((header) =>
      places.map((at) => ({
        name: `${header} ${at}`,
        run: () => site.get(at, undefined, { 'x-token': site.tokens.viewer, [header]: draw(hostileHeader) }),
      })),
    )
    expect(await failuresOf(site, attacks)).toEqual([])
  })
})
