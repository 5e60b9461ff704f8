import { request } from 'node:http'
import type { Site } from './site.ts'

/** The address that a request comes from (all of 127/8 is this machine), and its headers. */
export interface Sent {
  from?: string
  headers?: Record<string, string>
}

export interface Heard {
  status: number
  retryAfter: string | undefined
  text: string
}

/** Posts over a connection of its own, from the address given. */
export function postFrom(
  site: Pick<Site, 'url'>,
  at: string,
  body: object,
  { from = '127.0.0.1', headers = {} }: Sent = {},
): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const asked = request(
      site.url + at,
      { method: 'POST', localAddress: from, agent: false, headers: { 'content-type': 'application/json', ...headers } },
      (response) => {
        let text = ''
        response.on('data', (data: Buffer) => {
          text += data.toString()
        })
        response.on('end', () => resolve({ status: response.statusCode!, retryAfter: response.headers['retry-after'], text }))
      },
    )
    asked.on('error', reject)
    asked.end(JSON.stringify(body))
  })
}

interface Attempt extends Sent {
  account: string
  password?: string
}

/** Makes one attempt to sign in. */
export const attempt = (site: Pick<Site, 'url'>, { account, password = 'wrong-password', ...sent }: Attempt): Promise<Heard> =>
  postFrom(site, '/abp/TokenAuth/Authenticate', { usernameOrEmailAddress: account, password }, sent)

let addresses = 0

/** An address of this machine that has not failed yet: limits by network begin anew with it. */
export const newAddress = () => `127.1.${Math.floor(++addresses / 200)}.${(addresses % 200) + 1}`

/** Lets the minute pass that lies between two codes for a number or an account. */
export const letAMinutePass = (site: Pick<Site, 'database'>) =>
  site.database.write
    .updateTable('oneTimeCode')
    .set((eb) => ({ creationTime: eb('creationTime', '-', 61_000) }))
    .execute()
