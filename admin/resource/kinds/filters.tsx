import { HistoryOutlined } from '@ant-design/icons'
import { Button, DatePicker, Dropdown, Input, InputNumber, Select, Space } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Field, FieldKind } from '../../../contract/fields.ts'
import { NUMBER_TEXT } from '../../../contract/format/number-text.ts'
import { RANGE_SHORTCUTS, rangeOf, type RangeShortcut } from '../../../contract/format/range-shortcuts.ts'
import type { Resource } from '../../../contract/resource.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { useMedia, WIDER } from '../../browser/use-media.ts'
import { useRowChoice } from '../data/row-choice.ts'
import { useDictionary } from '../data/dictionary.ts'
import { useLabels } from '../data/labels.ts'

interface FilterProps {
  resource: Resource
  name: string
  field: Field
  label: string
  /** By the names that GetAll takes. */
  values: Record<string, string>
  set: (change: Record<string, string>) => void
}

type FilterComponent = (props: FilterProps) => ReactNode

interface Option {
  value: string
  label: string
}

const Choose = ({ options, name, label, values, set }: FilterProps & { options: Option[] }) => (
  <Select
    allowClear
    showSearch={{ optionFilterProp: 'label' }}
    placeholder={label}
    aria-label={label}
    options={options}
    value={values[name] ?? null}
    onChange={(value: string | null | undefined) => set({ [name]: value ?? '' })}
    className="kit-filter"
  />
)

const YesNoFilter: FilterComponent = (props) => {
  const { t } = useTranslation()
  return (
    <Choose
      {...props}
      options={[
        { value: 'true', label: `${props.label}: ${t('admin.list.yes')}` },
        { value: 'false', label: `${props.label}: ${t('admin.list.no')}` },
      ]}
    />
  )
}

const ChoiceFilter: FilterComponent = (props) => {
  const { choice } = useLabels(props.resource)
  return <Choose {...props} options={(props.field.options ?? []).map((value) => ({ value, label: choice(value) }))} />
}

const DictionaryFilter: FilterComponent = (props) => <Choose {...props} options={useDictionary(props.field.dictionary ?? '')} />

const ReferenceFilter: FilterComponent = ({ resource, name, field, label, values, set }) => {
  const chosen = values[name] ? Number(values[name]) : null
  const choice = useRowChoice(field.target ? resourceNamed(field.target) : resource, chosen === null ? [] : [chosen])
  return (
    <Select
      {...choice}
      allowClear
      placeholder={label}
      aria-label={label}
      value={chosen}
      onChange={(next: number | null | undefined) => set({ [name]: next ? String(next) : '' })}
      className="kit-filter"
    />
  )
}

interface Range {
  label: string
  from: Dayjs | null
  until: Dayjs | null
  choose: (from?: Dayjs | null, until?: Dayjs | null) => void
}

/** Both ends as days, the last one included (T-14); besides it the shortcuts of K-04, which the kit's own panel gives to the mouse only. */
const DateFilter: FilterComponent = ({ name, label, values, set }) => {
  const { t } = useTranslation()
  const isSmall = !useMedia(WIDER.md)
  const [from = null, until = null] = [values[`${name}Start`], values[`${name}End`]].map((end) => (end ? dayjs(end) : null))
  const choose: Range['choose'] = (first, last) =>
    set({ [`${name}Start`]: first?.format('YYYY-MM-DD') ?? '', [`${name}End`]: last?.format('YYYY-MM-DD') ?? '' })
  const shortcuts = (Object.keys(RANGE_SHORTCUTS) as RangeShortcut[]).map((key) => ({ key, label: t(`admin.format.${key}`) }))
  const Ends = isSmall ? TwoDays : Days
  return (
    <Space.Compact block={isSmall}>
      <Ends label={label} from={from} until={until} choose={choose} />
      <Dropdown autoFocus trigger={['click']} menu={{ items: shortcuts, onClick: ({ key }) => choose(...rangeOf(key as RangeShortcut)) }}>
        <Button icon={<HistoryOutlined />} aria-label={t('admin.format.shortcuts', { label })} />
      </Dropdown>
    </Space.Compact>
  )
}

const Days = ({ label, from, until, choose }: Range) => (
  <DatePicker.RangePicker
    allowEmpty={[true, true]}
    placeholder={[label, label]}
    value={[from, until]}
    onChange={(range) => choose(range?.[0], range?.[1])}
  />
)

/** The panel of a range is wider than a phone. */
const TwoDays = ({ label, from, until, choose }: Range) => (
  <>
    <DatePicker
      className="kit-wide"
      placeholder={`${label} ≥`}
      aria-label={`${label} ≥`}
      value={from}
      onChange={(first) => choose(first, until)}
    />
    <DatePicker className="kit-wide" placeholder="≤" aria-label={`${label} ≤`} value={until} onChange={(last) => choose(from, last)} />
  </>
)

const NumberFilter: FilterComponent = ({ name, label, values, set }) => (
  <Space.Compact>
    {[`${name}Start`, `${name}End`].map((end, at) => (
      <InputNumber
        key={end}
        placeholder={at === 0 ? `${label} ≥` : '≤'}
        aria-label={`${label} ${at === 0 ? '≥' : '≤'}`}
        // An address can be typed by hand.
        value={NUMBER_TEXT.test(values[end] ?? '') ? Number(values[end]) : null}
        onChange={(value) => set({ [end]: value === null ? '' : String(value) })}
      />
    ))}
  </Space.Compact>
)

const TextFilter: FilterComponent = ({ name, label, values, set }) => (
  <Input
    key={values[name]}
    allowClear
    placeholder={label}
    aria-label={label}
    className="kit-filter"
    defaultValue={values[name] ?? ''}
    onPressEnter={(event) => set({ [name]: event.currentTarget.value.trim() })}
    onBlur={(event) => event.currentTarget.value.trim() !== (values[name] ?? '') && set({ [name]: event.currentTarget.value.trim() })}
    onClear={() => set({ [name]: '' })}
  />
)

/** How each kind of field is filtered; kinds that are not here are filtered as text. */
const filters: Partial<Record<FieldKind, FilterComponent>> = {
  yesNo: YesNoFilter,
  choice: ChoiceFilter,
  dictionary: DictionaryFilter,
  reference: ReferenceFilter,
  references: ReferenceFilter,
  treeParent: ReferenceFilter,
  date: DateFilter,
  number: NumberFilter,
  money: NumberFilter,
}

export default function Filter(props: FilterProps) {
  const Component = filters[props.field.kind] ?? TextFilter
  return <Component {...props} />
}
