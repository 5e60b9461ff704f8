import { Alert, Form } from 'antd'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Field, FieldKind } from '../../../contract/fields.ts'
import { createSchema, updateSchema } from '../../../contract/schema.ts'
import { FormItem } from './form-item.tsx'
import type { Item } from '../data/item.ts'
import { useLabels } from '../data/labels.ts'
import type { ResourceForm } from './use-resource-form.ts'
import { ruleOf } from './rules.ts'
import type { Screen } from '../kinds/screen.ts'
import { useOwnIds } from '../pieces/use-own-ids.ts'

/** The kinds that need the width of a page; the other kinds go into a column beside them. */
const BROAD: ReadonlySet<FieldKind> = new Set(['html', 'longText', 'json', 'pictures'])
const isBroad = (field: Field) => BROAD.has(field.kind) || (field.localized && field.kind === 'text')
/** At least this many of the other kinds make a second column. */
const LEAST_BESIDE = 3

const broad = (name: string, item: ReactNode) => (
  <div key={name} className="kit-broad">
    {item}
  </div>
)

interface FormFieldsProps {
  screen: Screen
  item: Item | null
  form: ResourceForm['fields']
  /** Two columns, for a form on a page. */
  wide?: boolean
  disabled?: boolean
}

/** The fields of a resource, each with its label above and its complaint below the control. */
export const FormFields = memo(function FormFields({ screen, item, form, wide = false, disabled = false }: FormFieldsProps) {
  const { t } = useTranslation()
  const { resource, extra = [], controls = {} } = screen
  const labels = useLabels(resource)
  const ref = useOwnIds()
  const schemas = item ? updateSchema(resource.fields) : createSchema(resource.fields)
  const shape = schemas.shape as Record<string, Parameters<typeof ruleOf>[0]>
  const own = Object.entries(resource.fields).filter(([, field]) => !field.readOnly)
  const narrow = own.filter(([, field]) => !isBroad(field))
  const isSplit = wide && narrow.length >= LEAST_BESIDE && narrow.length < own.length

  const show = ([name, field]: [string, Field]) => (
    <FormItem
      key={name}
      resource={resource}
      name={name}
      field={field}
      label={labels.field(name)}
      shape={shape}
      item={item}
      Control={controls[name]}
    />
  )
  const extras = item
    ? []
    : extra.map(({ name, label, schema, Control }) => (
        <Form.Item key={name} name={name} label={label} required rules={[ruleOf(schema)]}>
          <Control field={{ kind: 'text' } as Field} name={name} resource={resource} item={null} />
        </Form.Item>
      ))
  return (
    <Form
      form={form.form}
      layout="vertical"
      disabled={disabled}
      initialValues={form.start}
      onValuesChange={form.changed}
      validateTrigger="onBlur"
      scrollToFirstError
      className="kit-form"
      component={false}
    >
      <div ref={ref}>
        {form.problems.length > 0 && (
          <Alert
            type="error"
            showIcon
            className="kit-problems"
            title={t('admin.form.failed')}
            description={form.problems.map((problem) => (
              <div key={problem}>{problem}</div>
            ))}
          />
        )}
        {isSplit ? (
          <div className="kit-split">
            <div className="kit-card kit-fields">{own.filter(([, field]) => isBroad(field)).map(show)}</div>
            <div className="kit-card kit-fields">
              {narrow.map(show)}
              {extras}
            </div>
          </div>
        ) : (
          <div className={wide ? 'kit-card kit-fields kit-pairs' : 'kit-fields'}>
            {own.map((one) => (isBroad(one[1]) ? broad(one[0], show(one)) : show(one)))}
            {extras}
          </div>
        )}
      </div>
    </Form>
  )
})
