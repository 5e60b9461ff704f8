import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import MemoryAdapter from 'oidc-provider/lib/adapters/memory_adapter.js'

export interface OpenIdProvider {
  issuer: string
  /** The settings of a site that signs people in here. */
  env: Record<string, string>
  /** The people who can sign in, by their subject, with their claims. */
  accounts: Map<string, Record<string, unknown>>
  /** The paths that were asked for, the latest last. */
  asked: string[]
  /** Changes the answer that exchanges a code for tokens. */
  tamper: ((tokens: Record<string, unknown>) => void) | null
  /** Signs claims as this provider does. */
  sign(claims: object): string
  /** `down` breaks connections off without an answer, `mute` never answers, `endless` never ends to answer. */
  mood: 'well' | 'down' | 'mute' | 'endless'
  /** The number counts the bytes of endless answers that were taken. */
  taken: number
  close(): Promise<void>
}

export const CLIENT_SECRET = 'the-secret-of-this-client'

/** A real provider of OpenID Connect on this machine. A request with `x-account: <subject>` signs in at once; a browser gets a form. */
export async function openProvider(redirectUris: (issuer: string) => string[]): Promise<OpenIdProvider> {
  const server = createServer((request, response) => {
    opened.asked.push(request.url!.split('?')[0]!)
    if (opened.mood === 'mute') return
    if (opened.mood === 'down') return void request.socket.destroy()
    if (opened.mood === 'endless') return answerEndlessly(response, opened)
    void answer(request, response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const opened: OpenIdProvider = {
    issuer,
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'portico', OIDC_CLIENT_SECRET: CLIENT_SECRET, OIDC_NAME: '星河账号' },
    accounts: new Map(),
    asked: [],
    tamper: null,
    sign: (claims) => {
      const head = `${base64({ alg: 'RS256', kid: 'test' })}.${base64(claims)}`
      return `${head}.${createSign('RSA-SHA256').update(head).sign(privateKey, 'base64url')}`
    },
    mood: 'well',
    taken: 0,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  const jwk = { ...privateKey.export({ format: 'jwk' }), kid: 'test', alg: 'RS256', use: 'sig' }
  const provider = new Provider(issuer, configuration(opened, { redirectUris: redirectUris(issuer), jwk }))
  provider.use(async (ctx, next) => {
    await next()
    if (ctx.oidc?.route === 'token' && typeof ctx.body === 'object') opened.tamper?.(ctx.body as Record<string, unknown>)
  })
  const serve = provider.callback()

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (!request.url!.startsWith('/interaction/')) return serve(request, response)
    const given =
      request.headers['x-account'] ?? (request.method === 'POST' ? new URLSearchParams(await bodyOf(request)).get('account') : null)
    if (typeof given !== 'string') return void response.setHeader('content-type', 'text/html; charset=utf-8').end(FORM)
    const result = opened.accounts.has(given) ? { login: { accountId: given } } : { error: 'access_denied' }
    await provider.interactionFinished(request, response, result)
  }
  return opened
}

function answerEndlessly(response: ServerResponse, opened: OpenIdProvider) {
  const piece = `"${' '.repeat(65_534)}`
  const more = () => {
    while (!response.destroyed && response.write(piece)) opened.taken += piece.length
  }
  response.setHeader('content-type', 'application/json')
  response.on('drain', more)
  more()
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const FORM = `<!doctype html><html lang="en"><title>Provider</title><main><h1>Provider</h1>
<form method="post"><label>Account <input name="account" autofocus></label> <button>Continue</button></form></main></html>`

async function bodyOf(request: IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

const configuration = ({ accounts }: OpenIdProvider, { redirectUris, jwk }: { redirectUris: string[]; jwk: object }) => ({
  clients: [{ client_id: 'portico', client_secret: CLIENT_SECRET, redirect_uris: redirectUris }],
  adapter: class extends MemoryAdapter {},
  jwks: { keys: [jwk] },
  cookies: { keys: [randomBytes(16).toString('hex')] },
  claims: {
    openid: ['sub'],
    profile: ['name', 'given_name', 'family_name', 'preferred_username', 'groups', 'unit', 'realm_access'],
    email: ['email', 'email_verified'],
  },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  pkce: { required: () => true },
  ttl: { Session: 60, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  findAccount: (_: unknown, id: string) => accounts.has(id) && { accountId: id, claims: () => ({ sub: id, ...accounts.get(id) }) },
  // Nobody is asked whether this site may know them.
  loadExistingGrant: async ({ oidc: { session, client, provider, params } }: GrantContext) => {
    const known = session.grantIdFor(client.clientId)
    if (known) return provider.Grant.find(known)
    const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId })
    grant.addOIDCScope(params.scope)
    await grant.save()
    return grant
  },
})

interface GrantContext {
  oidc: {
    session: { accountId: string; grantIdFor(clientId: string): string | undefined }
    client: { clientId: string }
    provider: Provider
    params: { scope: string }
  }
}
