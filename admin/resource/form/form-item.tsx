import { Form } from 'antd'
import { useId, useState, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { twinOf } from '../../../contract/field-schema.ts'
import type { Field } from '../../../contract/fields.ts'
import { DEFAULT_LANGUAGE, englishName, LANGUAGES, type Language } from '../../../contract/languages.ts'
import type { Resource } from '../../../contract/resource.ts'
import { Control } from '../kinds/controls.ts'
import type { ControlProps } from '../kinds/props/control.ts'
import type { Item } from '../data/item.ts'
import { LanguageTag } from '../pieces/language-tag.tsx'
import { LanguageTabs, panelProps } from './language-tabs.tsx'
import { rulesOf } from './rules.ts'

interface FormItemProps {
  resource: Resource
  name: string
  field: Field
  label: string
  shape: Record<string, z.ZodType>
  item: Item | null
  /** The language of a localized text. */
  lang?: Language
  /** A sentence below the control. */
  hint?: string | undefined
  /** A screen's own control instead of the kind's. */
  Control?: ComponentType<ControlProps> | undefined
}

/** One field. A localized field has its English twin beside it; for rich text a switch shows one of both. */
export function FormItem(props: FormItemProps) {
  if (!props.field.localized) return <One {...props} />
  return props.field.kind === 'html' ? <Switched {...props} /> : <Pair {...props} />
}

const One = ({
  resource,
  name,
  field,
  label,
  shape,
  item,
  lang,
  hint,
  Control: Own,
  tag,
  isTwin = false,
  placeholder,
}: FormItemProps & { tag?: ReactNode; isTwin?: boolean; placeholder?: string }) => {
  const Chosen = Own ?? Control
  return (
    <Form.Item
      name={name}
      label={
        <>
          {/* The twin stands beside its field; only its language is new. */}
          <span className={isTwin ? 'kit-hidden' : undefined}>{label} </span>
          {tag}
        </>
      }
      required={field.required || field.asked === true}
      rules={shape[name] ? rulesOf(name, shape[name], field.kind === 'json') : []}
      validateFirst
      // An address is judged while it is being typed; other fields when the focus has left them.
      {...(field.format === 'slug' ? { validateTrigger: ['onChange', 'onBlur'] } : {})}
      // Pictures and rich text have no single element with this id for the label.
      htmlFor={name}
      extra={hint && <span className="kit-hint">{hint}</span>}
    >
      <Chosen
        resource={resource}
        name={name}
        field={field}
        item={item}
        {...(lang ? { lang } : {})}
        {...(placeholder ? { placeholder } : {})}
      />
    </Form.Item>
  )
}

const first = (props: FormItemProps): FormItemProps => ({ ...props, lang: DEFAULT_LANGUAGE })

const second = (props: FormItemProps): FormItemProps => ({
  ...props,
  lang: 'en',
  name: englishName(props.name),
  field: twinOf(props.field),
})

const Pair = (props: FormItemProps) => {
  const { t } = useTranslation()
  return (
    <>
      <One {...first(props)} tag={<LanguageTag language="zh-CN" />} />
      <One {...second(props)} isTwin tag={<LanguageTag language="en" />} placeholder={t('admin.form.falls')} />
    </>
  )
}

/** Two editors side by side would be too narrow: one shows at a time, and both stay mounted. */
const Switched = (props: FormItemProps) => {
  const id = useId()
  const [language, setLanguage] = useState<Language>(DEFAULT_LANGUAGE)
  return (
    <div className="kit-switched">
      <LanguageTabs id={id} label={props.label} language={language} choose={setLanguage} />
      {LANGUAGES.map((each) => (
        <div key={each} hidden={each !== language} {...panelProps(id, each)}>
          {each === DEFAULT_LANGUAGE ? <One {...first(props)} /> : <Falling {...second(props)} />}
        </div>
      ))}
    </div>
  )
}

const Falling = (props: FormItemProps) => {
  const { t } = useTranslation()
  return <One {...props} placeholder={t('admin.form.falls')} />
}
