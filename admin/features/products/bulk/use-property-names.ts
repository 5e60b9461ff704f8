import { useTranslation } from 'react-i18next'
import { englishName } from '../../../../contract/languages.ts'
import type { Resource } from '../../../../contract/resource.ts'
import { useLabels } from '../../../resource/data/labels.ts'

/** Names the properties of a resource: the English twin of a text by the name of the text and its language. */
export function usePropertyNames(resource: Resource): (name: string) => string {
  const { t } = useTranslation()
  const labels = useLabels(resource)
  return (name) => {
    const twin = Object.keys(resource.fields).find((own) => resource.fields[own]!.localized && englishName(own) === name)
    return twin ? t('admin.products.params.englishOf', { name: labels.field(twin) }) : labels.field(name)
  }
}
