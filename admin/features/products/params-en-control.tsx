import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import type { ParamValues } from '../../../contract/resources/product-parts.ts'
import { inputSchema } from '../../../contract/field-schema.ts'
import { currentLanguage } from '../../language/i18n.ts'
import type { ControlProps } from '../../resource/kinds/props/control.ts'
import { useIssues } from '../../resource/data/issues.ts'
import { leaving, Part } from '../../resource/pieces/part.tsx'
import { textIn } from '../../resource/data/item.ts'
import { answered, unasked } from './answers.ts'
import './products.css'
import { useTemplate } from './template.ts'
import { UnaskedParams } from './unasked-params.tsx'

/** English for the text parameters of a product. Numbers, options, yes and no take their English from the template. */
export function ParamsEnControl({ id, value, onChange, onBlur, field }: ControlProps) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const { state, groups } = useTemplate()
  const issues = useIssues(inputSchema(field), value)
  const written = (Form.useWatch('params', form) ?? {}) as ParamValues
  const values = (value ?? {}) as Record<string, string>
  const texts = groups.flatMap(({ params }) => params).filter((param) => param.kind === 'text' && (written[param.key] || values[param.key]))
  return (
    <div id={id} onBlur={leaving(onBlur)}>
      {texts.length === 0 && <p className="kit-quiet">{t('admin.products.params.noWords')}</p>}
      <div className="parts-grid">
        {texts.map((param) => (
          <Part
            key={param.key}
            label={textIn(param, 'name', currentLanguage())}
            issue={issues.get(param.key)}
            hint={String(written[param.key] ?? '')}
          >
            {(handed) => (
              <Input
                {...handed}
                lang="en"
                maxLength={500}
                value={values[param.key] ?? ''}
                onChange={({ target }) => onChange?.(answered(values, param.key, target.value))}
              />
            )}
          </Part>
        ))}
      </div>
      {state === 'there' && <UnaskedParams entries={unasked(values, texts)} remove={(key) => onChange?.(answered(values, key, null))} />}
    </div>
  )
}
