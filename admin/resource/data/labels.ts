import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../../contract/languages.ts'
import type { Resource } from '../../../contract/resource.ts'
import { currentLanguage, keptWords, type Words } from '../../language/i18n.ts'

export interface Labels {
  /** The noun for its rows. */
  name: string
  /** The noun for a single row: “product” where the name is “Products”. */
  one: string
  field: (name: string) => string
  choice: (value: string) => string
}

/** The words of a resource: its own, else the shared ones. */
export function useLabels(resource: Resource): Labels {
  useTranslation()
  const language = currentLanguage()
  return useMemo(() => labelsOf(resource, language), [resource, language])
}

/** The same outside a component. */
export function labelsOf(resource: Resource, language: Language = currentLanguage()): Labels {
  const own = keptWords<Words['resources']['news']>(`resources.${resource.name}`, language)
  const shared = keptWords<Record<string, string>>('shared', language)
  const states = keptWords<Record<string, string>>('states', language)
  return {
    name: own.name,
    one: own.one,
    field: (name) => (own.fields as Record<string, string>)[name] ?? shared[name] ?? name,
    choice: (value) => own.choices[value] ?? states[value] ?? value,
  }
}
