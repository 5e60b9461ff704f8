import { useTranslation } from 'react-i18next'
import type { SpecGroup, SpecParam } from '../../../contract/resources/product-parts.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { textIn } from '../../resource/data/item.ts'
import type { ViewProps } from '../../resource/kinds/props/view.ts'
import { ReadTable } from './read-table.tsx'

/** The parameters of a template as a table to be read. */
export function GroupsView({ value }: ViewProps) {
  const { t } = useTranslation()
  const language = currentLanguage()
  const said = ({ kind, unit, options, required, searchable }: SpecParam) =>
    [
      t(`admin.products.groups.kinds.${kind}`),
      unit,
      options?.map((option) => textIn(option, 'label', language)).join(t('admin.tabs.comma')),
      required && t('admin.products.groups.required'),
      searchable && t('admin.products.groups.searchable'),
    ]
      .filter(Boolean)
      .join(' · ')
  const groups = (value as SpecGroup[]).map((group) => ({
    name: textIn(group, 'name', language),
    rows: group.params.map((param) => ({ key: param.key, name: textIn(param, 'name', language), value: said(param) })),
  }))
  return <ReadTable groups={groups} />
}
