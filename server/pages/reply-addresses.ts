import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Language } from '../../contract/languages.ts'
import type { SettingValues } from '../../contract/settings/index.ts'
import { chosenLanguage, languageOf } from '../http/request-language.ts'
import { isProbablyStaff } from '../http/request.ts'

/** The keys of the replies to an address: one for all clients, or one for each language that clients ask for. */
type Keys = Partial<Record<Language | 'any', string>>

/** Counted apart from the replies, because an address may be as long as the server accepts. */
export const MOST_BYTES_OF_ADDRESSES = 8 * 1024 * 1024
/** The measured bytes of a map entry besides its key. */
const BYTES_OF_ENTRY = 250

/** Remembers which cached reply belongs to an address, so that a repeated request is answered by its address alone. */
export interface ReplyAddresses {
  /** `language` is null when the address has the same reply in every language. */
  remember(request: IncomingMessage, language: Language | null, key: string): void
  keyFor(request: IncomingMessage): string | undefined
  bytes(): number
}

export function createReplyAddresses(site: Pick<SettingValues, 'defaultLanguage'>): ReplyAddresses {
  const addresses = new LRUCache<string, Keys>({
    maxSize: MOST_BYTES_OF_ADDRESSES,
    sizeCalculation: (keys, url) => url.length + Object.values(keys).join('').length + BYTES_OF_ENTRY,
  })
  return {
    remember: (request, language, key) => {
      const address = addressOf(request)
      addresses.set(address, { ...addresses.peek(address), [language ?? 'any']: key })
    },
    keyFor: (request) => {
      const keys = addresses.get(addressOf(request))
      const language = isFront(request) ? chosenLanguage : languageOf
      return keys && (keys.any ?? keys[language(request.headers, site.defaultLanguage)])
    },
    bytes: () => addresses.calculatedSize,
  }
}

/** Only the address of the front page does not say its language; there the visitor's choice counts. */
const isFront = ({ url }: IncomingMessage) => url === '/' || url?.startsWith('/?') === true

/** Staff get another page at the address of the front page. No address holds a space. */
const addressOf = (request: IncomingMessage) =>
  isFront(request) && isProbablyStaff(request.headers) ? `${request.url} staff` : request.url!
