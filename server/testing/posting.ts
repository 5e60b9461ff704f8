import { expect } from 'vitest'
import type { Site } from './site.ts'

const APP = '/abp/services/app'

/** Calls of the services as a user, the administrator if none is named: `post` returns the result of a call that is taken, `refused` the refusal. */
export function posting(site: Site) {
  const send = (path: string, body: object, who = 'admin') => site.post(`${APP}/${path}`, body, who)
  const post = async (path: string, body: object, who = 'admin') => {
    const reply = await send(path, body, who)
    expect([path, reply.body.error]).toEqual([path, null])
    return reply.body.result
  }
  const refused = async (path: string, body: object, who = 'admin') => {
    const { status, body: reply } = await send(path, body, who)
    return { status, message: String(reply.error?.message), members: reply.error?.validationErrors?.[0]?.members, data: reply.error?.data }
  }
  return { send, post, refused }
}
