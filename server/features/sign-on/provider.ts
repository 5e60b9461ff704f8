import type { ClientAuth, Configuration, CustomFetch } from 'openid-client'
import type { SignOnSettings } from '../../config/sign-on.ts'
import { boundedFetch } from '../../http/bounded-answer.ts'
import type { Attempt } from './attempts.ts'
import { identityIn, type Identity } from './identity.ts'
import { isFault, nameOf, refusalFor, unavailable } from './provider-errors.ts'

const PATIENCE_SECONDS = 5
/** An answer of a provider is some kilobytes: this bounds what one that is broken can make us hold. */
const MOST_BYTES = 1024 * 1024
const HOUR_MS = 60 * 60_000
const MINUTE_MS = 60_000

/** The provider at which people sign in. Each of its functions throws a `SignOnRefusal` when the provider does not do its part. */
export interface Provider {
  /** The address at which a person signs in. */
  addressFor(attempt: Attempt): Promise<URL>
  /** Exchanges the code of the provider's answer for what it says about the person. */
  identify(answer: URLSearchParams, attempt: Attempt): Promise<Identity>
}

interface ProviderParts {
  settings: SignOnSettings
  /** The address of ours to which the provider sends people back. */
  redirectUri: string
  say: (line: string) => void
}

/** Nothing is asked of the provider before the first person signs in: it may be down while the server starts. */
export function createProvider({ settings, redirectUri, say }: ProviderParts): Provider {
  const tell = onceAMinute(say)
  let known: { since: number; configuration: Promise<Configuration> } | null = null

  function configuration() {
    if (known && Date.now() - known.since < HOUR_MS) return known.configuration
    const mine = { since: Date.now(), configuration: discover(settings) }
    known = mine
    mine.configuration.catch((error: unknown) => {
      if (known === mine) known = null
      tell(`The provider of single sign-on cannot be used (${nameOf(error)}).`)
    })
    return mine.configuration
  }

  async function addressFor({ state, nonce, codeVerifier }: Attempt) {
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client')
    return buildAuthorizationUrl(await configuration().catch(unavailable), {
      redirect_uri: redirectUri,
      scope: settings.scope,
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    })
  }

  async function identify(answer: URLSearchParams, attempt: Attempt) {
    const config = await configuration().catch(unavailable)
    try {
      return identityIn(await claimsOf(config, new URL(`${redirectUri}?${answer}`), attempt), settings)
    } catch (error) {
      // The provider may have moved or changed its keys, so it is asked again, though not for every answer that somebody invents.
      if (isFault(error) && known && Date.now() - known.since > MINUTE_MS) known = null
      if (isFault(error)) tell(`The provider of single sign-on gave an answer that cannot be used (${nameOf(error)}).`)
      throw refusalFor(error)
    }
  }

  return { addressFor, identify }
}

async function discover({ issuer, clientId, clientSecret }: SignOnSettings): Promise<Configuration> {
  const { allowInsecureRequests, customFetch, discovery, enableNonRepudiationChecks, ClientSecretBasic, ClientSecretPost } =
    await import('openid-client')
  const [basic, post] = [ClientSecretBasic(clientSecret), ClientSecretPost(clientSecret)]
  // Each provider takes the secret in the header unless it says otherwise.
  const byMethod: ClientAuth = (server, ...more) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...more)
  }
  const execute = [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])]
  return discovery(new URL(issuer), clientId, undefined, byMethod, {
    timeout: PATIENCE_SECONDS,
    execute,
    [customFetch]: boundedFetch(MOST_BYTES) as CustomFetch,
  })
}

/** Everything that the provider says about the person. What is signed wins over what is not. */
async function claimsOf(config: Configuration, answer: URL, { state, nonce, codeVerifier }: Attempt) {
  const { authorizationCodeGrant, fetchUserInfo } = await import('openid-client')
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier }
  const tokens = await authorizationCodeGrant(config, answer, checks)
  const signed = tokens.claims()!
  const more = config.serverMetadata().userinfo_endpoint ? await fetchUserInfo(config, tokens.access_token, signed.sub) : {}
  return { ...more, ...signed }
}

/** Strangers can cause such lines, so there is one in a minute. */
function onceAMinute(say: (line: string) => void) {
  let last = 0
  return (line: string) => {
    if (Date.now() - last < MINUTE_MS) return
    last = Date.now()
    say(line)
  }
}
