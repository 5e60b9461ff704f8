import { useTranslation } from 'react-i18next'
import type { ParamValues, SpecParam } from '../../../contract/resources/product-parts.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { textIn } from '../../resource/data/item.ts'
import type { ViewProps } from '../../resource/kinds/props/view.ts'
import './products.css'
import { useTemplateOf } from './template.ts'

/** A product's parameters to be read, as its template groups them; parameters without an answer stay out. */
export function ParamsView({ value, item }: ViewProps) {
  const { t } = useTranslation()
  const language = currentLanguage()
  const { groups } = useTemplateOf((item['specTemplateId'] as number | null) ?? null)
  const values = value as ParamValues
  const english = (item['paramsEn'] ?? {}) as Record<string, string>
  const said = (param: SpecParam) => {
    const answer = values[param.key]
    if (typeof answer === 'boolean') return t(answer ? 'admin.list.yes' : 'admin.list.no')
    if (param.kind === 'choice') return optionOf(param, answer)
    const own = language === 'en' ? (english[param.key] ?? answer) : answer
    return [own, param.unit].filter(Boolean).join(' ')
  }
  const optionOf = (param: SpecParam, answer: unknown) => {
    const option = param.options?.find((one) => one.value === answer)
    return option ? textIn(option, 'label', language) : String(answer)
  }
  return (
    <table className="kit-read-table">
      {groups.map((group, at) => {
        const answered = group.params.filter(({ key }) => values[key] !== undefined)
        return answered.length === 0 ? null : (
          <tbody key={at}>
            <tr>
              <th colSpan={2} scope="rowgroup">
                {textIn(group, 'name', language)}
              </th>
            </tr>
            {answered.map((param) => (
              <tr key={param.key}>
                <th scope="row">{textIn(param, 'name', language)}</th>
                <td>{said(param)}</td>
              </tr>
            ))}
          </tbody>
        )
      })}
    </table>
  )
}
