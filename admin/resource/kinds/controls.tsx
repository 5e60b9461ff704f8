import { DatePicker, Input, InputNumber, Select, Switch } from 'antd'
import dayjs from 'dayjs'
import { lazy, Suspense, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldKind } from '../../../contract/fields.ts'
import { FileControl } from './file-control.tsx'
import { JsonControl } from './json-control.tsx'
import { PictureControl } from './picture-control.tsx'
import { PicturesControl } from './pictures-control.tsx'
import { ReferenceControl, ReferencesControl } from './reference-control.tsx'
import { ParentControl } from './parent-control.tsx'
import { TagsControl } from './tags-control.tsx'
import { useDictionary } from '../data/dictionary.ts'
import type { ControlProps } from './control-props.ts'
import { useLabels } from '../data/labels.ts'

type ControlComponent = ComponentType<ControlProps>

/** What the form hands over besides what is ours (aria-required, …) goes on to the element. */
const rest = ({ field: _f, name: _n, resource: _r, item: _i, ...handed }: ControlProps): Record<string, unknown> => handed

const TextControl: ControlComponent = (props) => (
  <Input
    {...rest(props)}
    value={(props.value as string | null) ?? ''}
    maxLength={props.field.max}
    onChange={(event) => props.onChange?.(event.target.value)}
  />
)

const LongTextControl: ControlComponent = (props) => (
  <Input.TextArea
    {...rest(props)}
    value={(props.value as string | null) ?? ''}
    autoSize={{ minRows: 3, maxRows: 12 }}
    maxLength={props.field.max}
    onChange={(event) => props.onChange?.(event.target.value)}
  />
)

const LinkControl: ControlComponent = (props) => (
  <Input
    {...rest(props)}
    value={(props.value as string | null) ?? ''}
    placeholder="/… · https://…"
    inputMode="url"
    onChange={(event) => props.onChange?.(event.target.value)}
  />
)

const NumberControl: ControlComponent = (props) => (
  <InputNumber {...rest(props)} value={props.value as number | null} className="kit-wide" onChange={(value) => props.onChange?.(value)} />
)

const MoneyControl: ControlComponent = (props) => (
  <InputNumber
    {...rest(props)}
    value={props.value as number | null}
    precision={2}
    className="kit-wide"
    onChange={(value) => props.onChange?.(value)}
  />
)

const YesNoControl: ControlComponent = (props) => (
  <Switch {...rest(props)} checked={props.value === true} onChange={(value) => props.onChange?.(value)} />
)

const DateControl: ControlComponent = (props) => {
  const { time } = props.field
  return (
    <DatePicker
      {...rest(props)}
      value={props.value ? dayjs(props.value as string) : null}
      showTime={time ? { format: 'HH:mm' } : false}
      format={time ? 'YYYY-MM-DD HH:mm' : 'YYYY-MM-DD'}
      allowClear={!props.field.required}
      className="kit-wide"
      onChange={(value) => props.onChange?.(value ? (time ? value.toISOString() : value.format('YYYY-MM-DD')) : null)}
    />
  )
}

const ChoiceControl: ControlComponent = (props) => {
  const { choice } = useLabels(props.resource)
  return <Options {...props} options={(props.field.options ?? []).map((value) => ({ value, label: choice(value) }))} />
}

const DictionaryControl: ControlComponent = (props) => <Options {...props} options={useDictionary(props.field.dictionary ?? '')} />

const Options = ({ options, ...props }: ControlProps & { options: { value: string; label: string }[] }) => {
  const { t } = useTranslation()
  return (
    <Select
      {...rest(props)}
      value={props.value ?? null}
      options={options}
      allowClear={!props.field.required}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={t('admin.form.choose')}
      onChange={(value) => props.onChange?.(value ?? null)}
    />
  )
}

const Editor = lazy(() => import('./html-control.tsx'))

const HtmlControl: ControlComponent = (props) => (
  <Suspense fallback={<div className="kit-editor kit-editor-coming" data-short={(props.field.max ?? 0) <= 5000 || undefined} />}>
    <Editor {...props} />
  </Suspense>
)

/** The control of each kind of field. */
const controls: Record<FieldKind, ControlComponent> = {
  text: TextControl,
  longText: LongTextControl,
  html: HtmlControl,
  number: NumberControl,
  money: MoneyControl,
  yesNo: YesNoControl,
  date: DateControl,
  choice: ChoiceControl,
  dictionary: DictionaryControl,
  picture: PictureControl,
  pictures: PicturesControl,
  file: FileControl,
  reference: ReferenceControl,
  references: ReferencesControl,
  treeParent: ParentControl,
  tags: TagsControl,
  link: LinkControl,
  json: JsonControl,
}

export const Control = (props: ControlProps) => {
  const Component = controls[props.field.kind]
  return <Component {...props} />
}
