import { Button, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { wordsIn } from '../../../contract/bilingual.ts'
import type { Field } from '../../../contract/fields.ts'
import { isLanguage } from '../../../contract/languages.ts'
import { createSchema } from '../../../contract/schema.ts'
import type { words } from '../../../contract/words/zh-CN/examples/form.ts'
import { FormItem } from '../../resource/form/form-item.tsx'
import { useWords } from '../frame/words.ts'
import { complaintsOf, type FormValues } from './checks.ts'
import { DEPENDS, project, type FieldName } from './fields.ts'

interface StepFormProps {
  step: { name: string; fields: readonly FieldName[] }
  values: FormValues
  isLast: boolean
  next: (values: FormValues) => void
  back?: (values: FormValues) => void
}

const fields: Readonly<Record<FieldName, Field>> = project.fields
const SHAPE = createSchema(project.fields).shape as Record<FieldName, z.ZodType>
const LONG: ReadonlySet<string> = new Set(['longText', 'html', 'pictures'])

/** One step of the form, of the controls and rules that the forms of resources have. It is left when nothing in it is wrong. */
export function StepForm({ step, values, isLast, next, back }: StepFormProps) {
  const say = useWords<typeof words>('form')
  const { language } = useTranslation().i18n
  const [form] = Form.useForm<FormValues>()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const now = Form.useWatch([], form) as FormValues | undefined
  const isThere = (name: FieldName) => !DEPENDS[name] || (now ?? values)[DEPENDS[name]] === true
  const shown = step.fields.filter(isThere)

  async function leave(given: FormValues) {
    setBusy(true)
    setProblem('')
    try {
      const complaints = await complaintsOf(shown, given, say)
      if (complaints.size === 0) return next(given)
      form.setFields([...complaints].map(([name, words]) => ({ name, errors: [words] })))
      goTo([...complaints.keys()])
    } catch {
      setProblem(say('faults.server'))
    } finally {
      setBusy(false)
    }
  }

  function goTo(wrong: readonly FieldName[]) {
    setProblem(say('faults.count', { number: wrong.length }))
    form.scrollToField(wrong[0]!, { focus: true, block: 'center' })
  }
  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={{ ...beginning(step.fields), ...values }}
      onFinish={(given) => void leave(given)}
      onFinishFailed={({ errorFields }) => goTo(errorFields.map(({ name }) => String(name[0]) as FieldName))}
      className="kit-card"
    >
      <div className="form-fields">
        {shown.map((name) => (
          <div key={name} data-long={LONG.has(fields[name].kind) || undefined}>
            <FormItem
              resource={project}
              name={name}
              field={fields[name]}
              label={wordsIn(project.labels[name]!, isLanguage(language) ? language : 'en')}
              shape={SHAPE}
              item={null}
            />
          </div>
        ))}
      </div>
      {problem && <p role="alert">{problem}</p>}
      <div className="example-bar">
        {back && <Button onClick={() => back(form.getFieldsValue())}>{say('back')}</Button>}
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {say(isLast ? 'send' : 'next')}
        </Button>
      </div>
    </Form>
  )
}

const beginning = (names: readonly FieldName[]): FormValues => Object.fromEntries(names.map((name) => [name, fields[name].default]))
