import { hash } from 'node:crypto'
import { SIGN_IN } from '../../contract/features/sign-in.ts'
import { SIGN_ON_BEGIN } from '../../contract/features/sign-on.ts'
import { newToken } from '../http/tokens.ts'
import type { OpenIdProvider } from './openid-provider.ts'
import type { Reply, Site } from './site.ts'

/** The provider knows one site by its redirect address; the tests of both engines share it. */
export const REDIRECT = 'https://site.example/abp/ExternalAuth/Callback'

/** A browser that signs on, step by step. */
export interface SigningOn {
  verifier: string
  challenge: string
  /** Returns the address to which the site leads. */
  begin(challenge?: string): Promise<string>
  /** Signs in at the provider, and returns the address to which the provider leads back. */
  atProvider(address: string, account: string): Promise<URL>
  /** Follows the provider's answer, and returns the address to which the site leads. */
  comeBack(answer: URL | string): Promise<string>
  /** Shows the ticket of an address. */
  enter(address: string, more?: object): Promise<Reply>
  /** All steps up to the ticket; returns the address of the login page. */
  through(account: string): Promise<string>
}

type Asking = Pick<Site, 'get' | 'post'>

export function signingOn(site: Asking, provider: OpenIdProvider): SigningOn {
  const verifier = newToken()
  const challenge = hash('sha256', verifier, 'base64url')
  const jar = new Map<string, string>()
  const leads = async (path: string) => (await site.get(path)).headers.get('location') ?? ''

  async function atProvider(address: string, account: string) {
    let at = new URL(address)
    while (at.origin === provider.issuer) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const reply = await fetch(at, { redirect: 'manual', headers: { cookie, 'x-account': account } })
      for (const line of reply.headers.getSetCookie()) jar.set(...(line.split(';', 1)[0]!.split(/=(.*)/s) as [string, string]))
      const next = reply.headers.get('location')
      if (!next) throw new Error(`The provider answered ${reply.status}: ${await reply.text()}`)
      at = new URL(next, at)
    }
    return at
  }

  const begin = (own = challenge) => leads(`${SIGN_ON_BEGIN}?challenge=${own}`)
  const comeBack = (answer: URL | string) => {
    const { pathname, search } = new URL(answer)
    return leads(pathname + search)
  }
  return {
    verifier,
    challenge,
    begin,
    atProvider,
    comeBack,
    enter: (address, more = {}) => site.post(SIGN_IN.authenticateExternally.path, { ticket: ticketIn(address), verifier, ...more }),
    through: async (account) => comeBack(await atProvider(await begin(), account)),
  }
}

/** The ticket in the address of the login page; empty if there is none. */
export const ticketIn = (address: string) => /#\/login\?ticket=([\w-]+)$/.exec(address)?.[1] ?? ''
