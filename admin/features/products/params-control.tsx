import { Alert, Form } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { missingParams } from '../../../contract/resources/required-params.ts'
import type { ParamValues, SpecParam } from '../../../contract/resources/product-parts.ts'
import { inputSchema } from '../../../contract/field-schema.ts'
import { currentLanguage } from '../../language/i18n.ts'
import type { ControlProps } from '../../resource/kinds/props/control.ts'
import { issuesOf, type Issues } from '../../resource/data/issues.ts'
import { leaving } from '../../resource/pieces/part.tsx'
import { textIn } from '../../resource/data/item.ts'
import { ruleOf } from '../../resource/form/rules.ts'
import { unasked } from './answers.ts'
import { ParamField } from './param-field.tsx'
import './products.css'
import { useTemplate } from './template.ts'
import { UnaskedParams } from './unasked-params.tsx'
import { useAnswers } from './use-answers.ts'

/** A product's parameters, as the chosen template asks for them, with the English of each text beside it. */
export function ParamsControl(props: ControlProps) {
  // Within the inner item the state would be that of the English alone.
  const { status } = Form.Item.useStatus()
  return (
    <Form.Item name="paramsEn" noStyle rules={[ruleOf(schemaOf(props, 'paramsEn'), true)]}>
      <Params params={props} isRefused={status === 'error'} />
    </Form.Item>
  )
}

const schemaOf = ({ resource }: ControlProps, name: string) => inputSchema(resource.fields[name]!).optional()

const NONE: Issues = new Map()

type ParamsProps = { params: ControlProps; isRefused: boolean } & Pick<Partial<ControlProps>, 'id' | 'value' | 'onChange'>

/** `params` are the props of the answers; the others are those of their English. */
function Params({ params: given, isRefused, id: englishId, value: english, onChange: changeEnglish }: ParamsProps) {
  const { id, value, onChange, onBlur } = given
  const { t } = useTranslation()
  const { state, groups } = useTemplate()
  const language = currentLanguage()
  const answers = useAnswers<ParamValues[string]>(value, onChange)
  const words = useAnswers<string>(english, changeEnglish)
  const issues = isRefused ? issuesOf(schemaOf(given, 'params'), value) : NONE
  const englishIssues = isRefused ? issuesOf(schemaOf(given, 'paramsEn'), english) : NONE
  const missing = missingParams(groups, answers.values)
  const isAsked = useAsked(missing.length > 0, isRefused)
  const params = groups.flatMap((group) => group.params)
  const name = (param: SpecParam) => textIn(param, 'name', language)
  const issueOf = (param: SpecParam) =>
    issues.get(param.key) ?? (isAsked && missing.includes(param) ? t('invalid.beforePublishing') : undefined)
  return (
    <div id={id} onBlur={leaving(onBlur)}>
      {state === 'none' && <p className="kit-quiet">{t('admin.products.params.noTemplate')}</p>}
      {state === 'failed' && <Alert type="warning" showIcon title={t('admin.products.params.noTemplateRow')} />}
      <div id={englishId}>
        {groups.map((group, index) => (
          <fieldset key={index} className="parts">
            <legend>{textIn(group, 'name', language)}</legend>
            <div className="parts-grid">
              {group.params.map((param) => (
                <ParamField
                  key={param.key}
                  param={param}
                  name={name(param)}
                  value={answers.values[param.key]}
                  answer={answers.answer}
                  issue={issueOf(param)}
                  english={words.values[param.key]}
                  translate={words.answer}
                  englishIssue={englishIssues.get(param.key)}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      {missing.length > 0 && (
        <p className="kit-hint">
          {t('admin.products.params.missing', { number: missing.length, names: missing.map(name).join(t('admin.tabs.comma')) })}
        </p>
      )}
      {(state === 'none' || state === 'there') && (
        <UnaskedParams entries={unasked(answers.values, params)} remove={(key) => answers.answer(key, null)} />
      )}
    </div>
  )
}

/** True from the moment when publishing was refused until nothing is missing: each answer checks the field anew, and its complaint would go. */
function useAsked(isMissing: boolean, isRefused: boolean): boolean {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (!isMissing) setAsked(false)
    else if (isRefused) setAsked(true)
  }, [isMissing, isRefused])
  return isAsked || (isMissing && isRefused)
}
