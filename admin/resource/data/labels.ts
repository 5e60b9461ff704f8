import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Resource } from '../../../contract/resource.ts'
import type { Words } from '../../language/i18n.ts'

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
  const { t } = useTranslation()
  return useMemo(() => labelsOf(t, resource), [t, resource])
}

/** The same outside a component. */
export function labelsOf(t: TFunction, resource: Resource): Labels {
  const own = t(`resources.${resource.name as 'news'}`, { returnObjects: true }) as Words['resources']['news']
  const shared = t('shared', { returnObjects: true }) as Record<string, string>
  const states = t('states', { returnObjects: true }) as Record<string, string>
  return {
    name: own.name,
    one: own.one,
    field: (name) => (own.fields as Record<string, string>)[name] ?? shared[name] ?? name,
    choice: (value) => own.choices[value] ?? states[value] ?? value,
  }
}
