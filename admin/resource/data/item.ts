import { englishName, type Language } from '../../../contract/languages.ts'
import type { Publication, Resource, Stamps } from '../../../contract/resource.ts'
import { resourceEndpoints, type ResourceEndpoints } from '../../../contract/calls/resource-endpoints.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'

/** A row of any resource. */
export type Item = Stamps & Partial<Publication> & Record<string, unknown>

/** The endpoints of a resource. Their schemas are made once. */
export const endpointsOf = (resource: Resource): ResourceEndpoints => resourceEndpoints(resource)

/** The text of a property in a language; a missing translation falls back to the default language. */
export function textIn(item: Readonly<Record<string, unknown>>, name: string, language: Language): string {
  const own = language === 'en' ? item[englishName(name)] : null
  return String(own || item[name] || '')
}

export const titleOf = (resource: Resource, item: Item, language: Language): string =>
  textIn(item, resource.display, language) || `#${item.id}`

export const titleIn = (target: string, item: Item, language: Language): string => titleOf(resourceNamed(target), item, language)
