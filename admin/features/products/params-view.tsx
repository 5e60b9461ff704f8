import { useTranslation } from 'react-i18next'
import type { ParamValues, SpecParam } from '../../../contract/resources/product-parts.ts'
import { answers } from '../../../contract/resources/required-params.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { textIn } from '../../resource/data/item.ts'
import type { ViewProps } from '../../resource/kinds/props/view.ts'
import { unasked } from './answers.ts'
import { ReadTable } from './read-table.tsx'
import { useTemplateOf } from './template.ts'

/** A product's parameters to be read, as its template groups them. Parameters without an answer stay out; answers that no template asks for come last. */
export function ParamsView({ value, item }: ViewProps) {
  const { t } = useTranslation()
  const language = currentLanguage()
  const { state, groups } = useTemplateOf((item['specTemplateId'] as number | null) ?? null)
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
  if (state === 'coming') return null
  const asked = groups.map(({ params, ...group }) => ({
    name: textIn(group, 'name', language),
    rows: params
      .filter((param) => answers(param, values[param.key]))
      .map((param) => ({ key: param.key, name: textIn(param, 'name', language), value: said(param) })),
  }))
  const params = groups.flatMap((group) => group.params)
  const others = {
    name: t(state === 'failed' ? 'resources.product.fields.params' : 'admin.products.params.others'),
    rows: unasked(values, params).map(([key, answer]) => ({ key, name: key, value: String(answer) })),
  }
  return <ReadTable groups={[...asked, others].filter(({ rows }) => rows.length > 0)} />
}
