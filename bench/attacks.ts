import autocannon from 'autocannon'
import Sqlite from 'better-sqlite3'
import path from 'node:path'
import sharp from 'sharp'
import { setTimeout } from 'node:timers/promises'

/** The server under attack. */
interface Target {
  url: string
  dataDir: string
  /** The session of an administrator. */
  token: string
}

/** Sends hostile requests for a bounded time; the text it resolves to is printed beside the result. */
type Attack = (target: Target) => Promise<string>

const SECONDS = 6
/** Longer than any single request has ever stopped the server. */
const PATIENCE_MS = 90_000
const SERVICES = '/abp/services/app'

/** The attacks of the penetration and reliability tests that a single client can make; each key says what the attack does. */
export const ATTACKS: Record<string, Attack> = {
  nothing: () => setTimeout(2000, 'no attack, for comparison'),
  'an address of 9 KB that looks like secrets': one((url) => [`${url}/x?${'?'.repeat(4500)}${'token'.repeat(900)}`]),
  'the same as a Referer': one((url) => [`${url}/_about`, { headers: { referer: `/x?${'?'.repeat(4500)}${'token'.repeat(900)}` } }]),
  '15 KB of slashes': one((url) => [`${url}/_x${'/'.repeat(15_000)}x`]),
  '10 MB of unknown keys to the sign-in': one((url) => [`${url}/abp/TokenAuth/Authenticate`, json(unknownKeys(800_000))]),
  '5 million open brackets': one((url) => [`${url}/api/portal/enquiry`, json('['.repeat(5_000_000))]),
  '10 MB to a call for staff, without a session': one((url) => [`${url}${SERVICES}/News/Create`, json(unknownKeys(800_000))]),
  'set-up calls over 200 connections': flood(200, ({ url }) => ({
    url: `${url}/abp/TokenAuth/SetUp`,
    ...post(JSON.stringify({ token: 'x', userName: 'a', password: 'Zxc#9912x' })),
  })),
  'refused sign-ins with ever new names': flood(50, ({ url }) => ({
    url: `${url}/abp/TokenAuth/Authenticate`,
    ...post(JSON.stringify({ usernameOrEmailAddress: `[<id>]${'n'.repeat(220)}`, password: 'wrong-1' })),
    idReplacement: true,
  })),
  'refused guesses of the own password': flood(10, ({ url, token }) => ({
    url: `${url}${SERVICES}/User/ChangePassword`,
    ...post(JSON.stringify({ currentPassword: 'wrong-1', newPassword: 'Right-pass-88' }), token),
  })),
  'pages at ever new addresses': flood(40, ({ url }) => ({ url: `${url}/_product?page=[<id>]`, idReplacement: true })),
  'data at ever new addresses': flood(40, ({ url }) => ({ url: `${url}/api/portal/listnews?keyword=[<id>]`, idReplacement: true })),
  'searches at ever new addresses': flood(40, ({ url }) => ({ url: `${url}/api/portal/search?keyword=a[<id>]`, idReplacement: true })),
  'a flood of requests that fill the log': flood(16, ({ url }) => ({
    url: `${url}/_about?${'x'.repeat(990)}`,
    headers: { 'user-agent': 'u'.repeat(256), referer: 'r'.repeat(256) },
  })),
  'searches in a text of 45,000 commas': commas,
  'a search with 1,000 results': one((url) => [`${url}/api/portal/search?keyword=${encodeURIComponent('相机')}&maxResultCount=1000`]),
  'four pictures of 49 megapixels': pictures,
  'an import of 985 long news': importing,
  'another process that holds the write lock for 4 s': locking,
  '1,500 connections that send nothing': connecting,
}

type Request = [url: string, init?: RequestInit]

function one(make: (url: string) => Request): Attack {
  return async ({ url }) => answerOf(...make(url))
}

async function answerOf(url: string, init: RequestInit = {}): Promise<string> {
  const began = performance.now()
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })
    const { byteLength } = await response.arrayBuffer()
    return `${response.status} after ${Math.round(performance.now() - began)} ms, ${byteLength} bytes`
  } catch (error) {
    return `connection ended: ${((error as Error).cause as Error | undefined)?.message ?? (error as Error).message}`
  }
}

function flood(connections: number, make: (target: Target) => autocannon.Options): Attack {
  return async (target) => {
    const { requests, statusCodeStats, errors } = await autocannon({ ...make(target), connections, duration: SECONDS, timeout: 60 })
    const statuses = Object.entries(statusCodeStats ?? {}).map(([status, { count }]) => `${count} × ${status}`)
    return [...statuses, ...(errors ? [`${errors} failed`] : []), `${Math.round(requests.average)}/s`].join(', ')
  }
}

const unknownKeys = (count: number) => `{${Array.from({ length: count }, (_, index) => `"k${index}":1`).join(',')}}`
const json = (body: string, token?: string): RequestInit => ({ method: 'POST', body, headers: jsonHeaders(token) })
const post = (body: string, token?: string) => ({ method: 'POST' as const, body, headers: jsonHeaders(token) })
const jsonHeaders = (token?: string): Record<string, string> => ({ 'content-type': 'application/json', ...(token && { 'x-token': token }) })

async function commas({ url, token }: Target) {
  const call = async (method: string, body: unknown) => {
    const response = await fetch(`${url}${SERVICES}/News/${method}`, json(JSON.stringify(body), token))
    return ((await response.json()) as { result: { id: number; version: number } }).result
  }
  const content = `<p>${'，'.repeat(45_000)}zzneedleone ${'n'.repeat(30_000)}</p>`
  const { id, version } = await call('Create', { title: 'commas', content, category: null })
  await call('Publish', { id, version })
  return answerOf(`${url}/api/portal/search?keyword=zzneedleone`)
}

async function pictures({ url, token }: Target) {
  const side = 7000
  const avif = await sharp({ create: { width: side, height: side, channels: 3, background: '#123456' } })
    .avif({ effort: 0 })
    .toBuffer()
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => {
      const body = new FormData()
      body.set('file', new Blob([new Uint8Array(avif)]), 'large.avif')
      return answerOf(`${url}${SERVICES}/Upload/Picture`, { method: 'POST', body, headers: { 'x-token': token } })
    }),
  )
  return answers.join('; ')
}

async function importing({ url, token }: Target) {
  const content = `<p>${'<strong>长</strong>文'.repeat(400)}</p>`
  const items = Array.from({ length: 985 }, (_, index) => ({ title: `imported ${index}`, content }))
  return answerOf(`${url}${SERVICES}/News/SaveImport`, json(JSON.stringify({ items }), token))
}

/** Holds the lock of the database file, as an operator's `sqlite3` with an open transaction does. */
async function locking({ dataDir }: Target) {
  const other = new Sqlite(path.join(dataDir, 'portico.db'))
  other.exec('begin immediate')
  await setTimeout(4000)
  other.exec('rollback')
  other.close()
  return 'SQLite'
}

async function connecting({ url }: Target) {
  const { connect } = await import('node:net')
  const { hostname, port } = new URL(url)
  const sockets = Array.from({ length: 1500 }, () => connect(Number(port), hostname).on('error', () => {}))
  await setTimeout(3000)
  const held = sockets.filter(({ readyState }) => readyState === 'open').length
  for (const socket of sockets) socket.destroy()
  return `${held} held`
}
