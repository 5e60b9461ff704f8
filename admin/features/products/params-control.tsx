import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import type { ParamValues, SpecParam } from '../../../contract/resources/product-parts.ts'
import { inputSchema } from '../../../contract/field-schema.ts'
import { currentLanguage } from '../../language/i18n.ts'
import type { ControlProps } from '../../resource/kinds/props/control.ts'
import { useIssues } from '../../resource/data/issues.ts'
import { leaving, Part } from '../../resource/pieces/part.tsx'
import { textIn } from '../../resource/data/item.ts'
import { answered, answers, unasked } from './answers.ts'
import { ParamInput } from './param-input.tsx'
import './products.css'
import { useTemplate } from './template.ts'
import { UnaskedParams } from './unasked-params.tsx'

/** A product's parameters, as the chosen template asks for them. */
export function ParamsControl({ id, value, onChange, onBlur, field }: ControlProps) {
  const { t } = useTranslation()
  const { state, groups } = useTemplate()
  const issues = useIssues(inputSchema(field), value)
  const language = currentLanguage()
  const values = (value ?? {}) as ParamValues
  const params = groups.flatMap((group) => group.params)
  const missing = params.filter((param) => param.required && !answers(param, values[param.key]))
  const name = (param: SpecParam) => textIn(param, 'name', language)
  return (
    <div id={id} onBlur={leaving(onBlur)}>
      {state === 'none' && <p className="kit-quiet">{t('admin.products.params.noTemplate')}</p>}
      {state === 'failed' && <Alert type="warning" showIcon title={t('admin.products.params.noTemplateRow')} />}
      {groups.map((group, index) => (
        <fieldset key={index} className="parts">
          <legend>{textIn(group, 'name', language)}</legend>
          <div className="parts-grid">
            {group.params.map((param) => (
              <Part key={param.key} label={<Label text={name(param)} isRequired={param.required === true} />} issue={issues.get(param.key)}>
                {(handed) => (
                  <ParamInput
                    {...handed}
                    param={param}
                    value={values[param.key]}
                    change={(answer) => onChange?.(answered(values, param.key, answer))}
                  />
                )}
              </Part>
            ))}
          </div>
        </fieldset>
      ))}
      {missing.length > 0 && (
        <p className="kit-hint">
          {t('admin.products.params.missing', { number: missing.length, names: missing.map(name).join(t('admin.tabs.comma')) })}
        </p>
      )}
      {(state === 'none' || state === 'there') && (
        <UnaskedParams entries={unasked(values, params)} remove={(key) => onChange?.(answered(values, key, null))} />
      )}
    </div>
  )
}

const Label = ({ text, isRequired }: { text: string; isRequired: boolean }) => {
  const { t } = useTranslation()
  return (
    <>
      {text}
      {isRequired && (
        <span className="parts-required" title={t('admin.products.params.required')}>
          *
        </span>
      )}
    </>
  )
}
