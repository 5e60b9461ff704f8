import { expect } from 'vitest'
import { PASSWORD, type Reply, type Site } from './site.ts'

/** A client that others wrote for this family of servers: it knows ABP's paths and names, and nothing of ours. */
export interface FamilyClient {
  /** The headers that it sends with every request. */
  headers: Record<string, string>
  get(path: string): Promise<Reply>
  send(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, type?: string): Promise<Reply>
  /** Signs in with the body that this client sends, and keeps the token. */
  signIn(body: Record<string, unknown>): Promise<Reply>
}

export function familyClient(site: Site, headers: Record<string, string> = {}): FamilyClient {
  const client: FamilyClient = {
    headers: { accept: 'text/plain', ...headers },
    get: (path) => site.request('GET', path, { headers: client.headers }),
    send: (method, path, body, type = 'application/json') =>
      site.request(method, path, {
        headers: { 'content-type': type, ...client.headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    signIn: async (body) => {
      const reply = await client.send('POST', '/api/TokenAuth/Authenticate', { password: PASSWORD, ...body }, 'application/json-patch+json')
      const { accessToken } = reply.body.result ?? {}
      if (accessToken) client.headers = { ...client.headers, authorization: `Bearer ${accessToken}` }
      return reply
    },
  }
  return client
}

/** The result of a reply that must be a success in the family's envelope. */
export function resultOf({ status, body }: Reply) {
  expect(body).toMatchObject({ success: true, error: null, targetUrl: null, unAuthorizedRequest: false, __abp: true })
  expect(status).toBe(200)
  return body.result
}
