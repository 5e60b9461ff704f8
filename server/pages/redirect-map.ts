import { pagePath, plainPath, splitLanguage } from '../../portal/entry-server.tsx'
import { decoded } from '../site/canonical-path.ts'
import { withoutEndSlashes } from '../config/end-slashes.ts'
import { DEFAULT_LANGUAGE } from '../../contract/languages.ts'

/** Takes one step: by the address with its query, else by its path alone. An English address without its own redirect follows its Chinese twin. */
export function step(map: Map<string, string>, address: string): string | null {
  const direct = lookUp(map, address)
  const { language, path } = splitLanguage(address)
  if (direct !== null || language === DEFAULT_LANGUAGE) return direct
  const target = lookUp(map, path || '/')
  if (target === null || !target.startsWith('/') || splitLanguage(target).language !== DEFAULT_LANGUAGE) return target
  return pagePath(target) === null ? target : plainPath(target, language)
}

function lookUp(map: Map<string, string>, address: string): string | null {
  const asked = asKnown(address)
  return asked ? (map.get(asked.path + asked.query) ?? map.get(asked.path) ?? null) : null
}

/** An address in the form in which it is compared: capitals, a last slash and escapes make no difference. */
export function asKnown(address: string): { path: string; query: string } | null {
  const [path = '', ...query] = decoded(address).toLowerCase().split('#')[0]!.split('?')
  if (!path.startsWith('/')) return null
  return { path: withoutEndSlashes(path) || '/', query: query.length > 0 ? `?${query.join('?')}` : '' }
}
