import { Form, Select } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { updateSchema } from '../../../../contract/schema.ts'
import { LIST_KINDS } from '../../../../contract/field-schema.ts'
import type { Field } from '../../../../contract/fields.ts'
import { ruleOf } from '../../../resource/form/rules.ts'
import { Control } from '../../../resource/kinds/controls.ts'
import type { Screen } from '../../../resource/kinds/screen.ts'
import { bulkFields } from './bulk-fields.ts'
import { usePropertyNames } from './use-property-names.ts'

interface BulkFieldProps {
  screen: Screen
  name: string | null
  choose: (name: string) => void
}

const emptyOf = ({ kind }: Field) => (kind === 'yesNo' ? false : LIST_KINDS.has(kind) ? [] : null)

/** The choice of a field, and the control for its new value. */
export function BulkField({ screen, name, choose }: BulkFieldProps) {
  const { resource } = screen
  const { t } = useTranslation()
  const named = usePropertyNames(resource)
  const fields = useMemo(() => bulkFields(), [])
  const shape = useMemo(() => updateSchema(resource.fields).shape as Record<string, z.ZodType>, [resource])
  const field = fields.find(([one]) => one === name)?.[1]
  const Own = field?.kind === 'json' && name ? screen.controls?.[name] : undefined
  const Chosen = Own ?? Control
  return (
    <>
      <Form.Item label={t('admin.products.bulk.field')} htmlFor="bulk-field">
        <Select<string>
          id="bulk-field"
          showSearch={{ optionFilterProp: 'label' }}
          value={name}
          placeholder={t('admin.products.bulk.chooseField')}
          options={fields.map(([one]) => ({ value: one, label: named(one) }))}
          onChange={choose}
        />
      </Form.Item>
      {name && field && (
        <Form.Item
          key={name}
          name="value"
          label={t('admin.products.bulk.value', { name: named(name) })}
          initialValue={emptyOf(field)}
          required={field.required}
          rules={[ruleOf(shape[name]!, field.kind === 'json')]}
          extra={!field.required && field.kind !== 'yesNo' && <span className="kit-hint">{t('admin.products.bulk.empties')}</span>}
        >
          <Chosen resource={resource} name={name} field={field} item={null} />
        </Form.Item>
      )}
    </>
  )
}
