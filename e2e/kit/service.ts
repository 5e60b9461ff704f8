import { inject } from 'vitest'
import type { Visit } from './visit.ts'

/** The password of every seeded user. */
export const PASSWORD = '123qwe'

export interface Session {
  token: string
  userId: number
}

interface Reply {
  result: Record<string, unknown> & { id: number; version: number; items: ({ id: number } & Record<string, unknown>)[] }
  error: { code: number; message: string } | null
}

async function ask(address: string, method: string, token = '', body?: object): Promise<Reply> {
  const reply = await fetch(address, {
    method,
    headers: { 'X-Token': token, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return (await reply.json()) as Reply
}

/** Starts a session of its own. */
export async function authenticate(url: string, userName: string, password = PASSWORD): Promise<Session> {
  const { result } = await ask(`${url}/abp/TokenAuth/Authenticate`, 'POST', '', { userNameOrEmailAddress: userName, password })
  return { token: String(result['accessToken']), userId: Number(result['userId']) }
}

/** Calls the service as a seeded user, without a browser: `service('editor', 'GET', 'Product/Get?id=1')`. */
export const serviceOf =
  (visit: Visit) =>
  (userName: string, method: string, path: string, body?: object): Promise<Reply> =>
    ask(`${visit.url}/abp/services/app/${path}`, method, inject('demo').sessions[userName]!.token, body)

/** Posts as the administrator; a refusal fails the test at once. */
export const postingAt = (visit: Visit) => async (path: string, body: object) => {
  const { result, error } = await serviceOf(visit)('admin', 'POST', path, body)
  if (error) throw new Error(`${path}: ${error.message}`)
  return result
}
