import { Alert, Form } from 'antd'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Field } from '../../../contract/fields.ts'
import { createSchema, updateSchema } from '../../../contract/schema.ts'
import type { Item } from '../data/item.ts'
import { useLabels } from '../data/labels.ts'
import type { Screen } from '../kinds/screen.ts'
import { useOwnIds } from '../pieces/use-own-ids.ts'
import { FormItem } from './form-item.tsx'
import { FormLayout } from './form-layout.tsx'
import { Entries } from './reading-view.tsx'
import { ruleOf } from './rules.ts'
import { ShownWith } from './shown-with.tsx'
import { useFirstFocus } from './use-first-focus.ts'
import type { ResourceForm } from './use-resource-form.ts'

interface FormFieldsProps {
  screen: Screen
  item: Item | null
  form: ResourceForm['fields']
  /** Sections as cards, for a form on a page. */
  wide?: boolean
  /** The sections that are in sight, where the form is filled in steps. */
  step?: readonly string[]
}

/** The fields of a resource in their sections, each with its label above and its complaint below the control. */
export const FormFields = memo(function FormFields({ screen, item, form, wide = false, step }: FormFieldsProps) {
  const { resource, extra = [], controls = {}, within = {}, hints = {}, shownWith = {} } = screen
  const labels = useLabels(resource)
  const ref = useOwnIds()
  useFirstFocus(ref, item === null)
  const schemas = item ? updateSchema(resource.fields) : createSchema(resource.fields)
  const shape = schemas.shape as Record<string, Parameters<typeof ruleOf>[0]>
  const line = (names: readonly string[]) => {
    const own = names.filter((name) => !within[name])
    if (own.length === 0) return null
    const read = item ? own.filter((name) => resource.fields[name]!.immutable) : []
    const written = own.filter((name) => !read.includes(name))
    return (
      <>
        {item && read.length > 0 && <Entries screen={screen} item={item} names={read} />}
        {written.map((name) => (
          <ShownWith key={name} other={shownWith[name]}>
            <FormItem
              resource={resource}
              name={name}
              field={resource.fields[name]!}
              label={labels.field(name)}
              shape={shape}
              item={item}
              hint={hints[name]}
              Control={controls[name]}
            />
          </ShownWith>
        ))}
      </>
    )
  }
  const tail = item === null && extra.length > 0 && (
    <div className="kit-line" data-narrow={extra.length === 1 || undefined}>
      {extra.map(({ name, label, schema, Control }) => (
        <Form.Item key={name} name={name} label={label} required rules={[ruleOf(schema)]}>
          <Control field={{ kind: 'text' } as Field} name={name} resource={resource} item={null} />
        </Form.Item>
      ))}
    </div>
  )
  return (
    <Form
      form={form.form}
      layout="vertical"
      initialValues={form.start}
      onValuesChange={form.changed}
      validateTrigger="onBlur"
      className="kit-form"
      component={false}
    >
      <div ref={ref} className="kit-fields">
        <Problems problems={form.problems} />
        <FormLayout resource={resource} wide={wide} line={line} tail={tail} {...(step ? { step } : {})} />
      </div>
    </Form>
  )
})

/** The complaints that belong to no field. */
const Problems = ({ problems }: { problems: readonly string[] }) => {
  const { t } = useTranslation()
  if (problems.length === 0) return null
  return (
    <Alert
      type="error"
      showIcon
      className="kit-problems"
      title={t('admin.form.failed')}
      description={problems.map((problem) => (
        <div key={problem}>{problem}</div>
      ))}
    />
  )
}
