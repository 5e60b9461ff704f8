import type { SettingValues } from '../../../contract/settings/index.ts'

// B-55: the site as passkeys know it. A passkey is made for one host name, and a browser signs only for the site that it shows.

export interface RelyingParty {
  id: string
  name: string
  /** The origins from which a signature is accepted, given what the browser says of its own. */
  origins: (clientDataJSON: string) => string[]
}

/** The address of the site, and its name as it is now. */
export interface RelyingSite {
  publicUrl: string
  settings: Pick<SettingValues, 'appTitle'>
}

/** The relying party of the site's address. At `localhost`, where a site is developed, any port counts. */
export function relyingParty({ publicUrl, settings }: RelyingSite): RelyingParty {
  const { hostname, origin } = new URL(publicUrl)
  const origins = (clientDataJSON: string) => {
    const own = hostname === 'localhost' ? localOrigin(clientDataJSON) : null
    return own === null ? [origin] : [origin, own]
  }
  return {
    id: hostname,
    get name() {
      return settings.appTitle
    },
    origins,
  }
}

function localOrigin(clientDataJSON: string): string | null {
  const url = URL.parse(originIn(clientDataJSON))
  return url?.hostname === 'localhost' ? url.origin : null
}

function originIn(clientDataJSON: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    return typeof data === 'object' && data !== null && 'origin' in data ? String(data.origin) : ''
  } catch {
    return ''
  }
}
