import { useTranslation } from 'react-i18next'
import type { SpecGroup } from '../../../contract/resources/product-parts.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { textIn } from '../../resource/data/item.ts'
import type { ViewProps } from '../../resource/kinds/props/view.ts'
import './products.css'

/** The parameters of a template as a table to be read. */
export function GroupsView({ value }: ViewProps) {
  const { t } = useTranslation()
  const language = currentLanguage()
  return (
    <table className="kit-read-table">
      {(value as SpecGroup[]).map((group, at) => (
        <tbody key={at}>
          <tr>
            <th colSpan={2} scope="rowgroup">
              {textIn(group, 'name', language)}
            </th>
          </tr>
          {group.params.map((param) => (
            <tr key={param.key}>
              <th scope="row">{textIn(param, 'name', language)}</th>
              <td>
                {[
                  t(`admin.products.groups.kinds.${param.kind}`),
                  param.unit,
                  param.options?.map((option) => textIn(option, 'label', language)).join(t('admin.tabs.comma')),
                  param.required && t('admin.products.groups.required'),
                  param.searchable && t('admin.products.groups.searchable'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
