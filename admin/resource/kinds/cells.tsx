import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons'
import { Tag, Typography } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Field, FieldKind } from '../../../contract/fields.ts'
import { chineseAmount, twoDecimals } from '../../../contract/format/amounts.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import type { Resource } from '../../../contract/resource.ts'
import { referenceName } from '../../../contract/calls/rows.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { RelativeTime } from '../pieces/ago.tsx'
import { useAllRows } from '../data/data.ts'
import { useDictionary } from '../data/dictionary.ts'
import { textIn, titleOf, type Item } from '../data/item.ts'
import { useLabels } from '../data/labels.ts'
import { momentOf } from '../data/moment.ts'
import { Thumbnail } from '../pieces/thumbnail.tsx'

export interface CellProps {
  resource: Resource
  name: string
  field: Field
  item: Item
}

export type CellComponent = (props: CellProps) => ReactNode

const TextCell: CellComponent = ({ item, name, field }) =>
  field.localized ? textIn(item, name, currentLanguage()) : String(item[name] ?? '')

const NumberCell: CellComponent = ({ item, name }) => {
  const value = item[name] as number | null | undefined
  return value == null ? '' : <span className="kit-number">{value.toLocaleString(currentLanguage(), { useGrouping: false })}</span>
}

/** K-05: in figures, and pointed at in the capitals of a contract. */
const MoneyCell: CellComponent = ({ item, name }) => {
  const value = item[name] as number | null | undefined
  if (value == null) return ''
  return (
    <span className="kit-number" title={chineseAmount(value)}>
      {twoDecimals(value)}
    </span>
  )
}

const YesNoCell: CellComponent = ({ item, name }) => {
  const { t } = useTranslation()
  const isYes = item[name] === true
  const Icon = isYes ? CheckCircleFilled : MinusCircleOutlined
  return <Icon role="img" aria-label={t(isYes ? 'admin.list.yes' : 'admin.list.no')} className={isYes ? 'kit-yes' : 'kit-no'} />
}

/** What the server noted has happened a while ago; what people set is a date. */
const DateCell: CellComponent = ({ item, name, field }) => {
  const at = item[name] as string | null
  return field.time && field.readOnly ? <RelativeTime at={at} /> : <time className="kit-number">{momentOf(at, field.time)}</time>
}

const ChoiceCell: CellComponent = ({ resource, item, name }) => {
  const { choice } = useLabels(resource)
  return item[name] ? choice(String(item[name])) : ''
}

const DictionaryCell: CellComponent = ({ item, name, field }) => {
  const value = item[name]
  const items = useDictionary(field.dictionary ?? '')
  return value ? <Tag variant="filled">{items.find((one) => one.value === value)?.label ?? String(value)}</Tag> : ''
}

const PictureCell: CellComponent = ({ item, name }) => <Thumbnail address={[item[name]].flat()[0] as string | null} />

const FileCell: CellComponent = ({ item, name }) => {
  const { t } = useTranslation()
  return item[name] ? <a href={String(item[name])}>{t('admin.upload.open')}</a> : ''
}

const LinkCell: CellComponent = ({ item, name }) => (item[name] ? <Typography.Text ellipsis>{String(item[name])}</Typography.Text> : '')

const ReferenceCell: CellComponent = ({ item, name }) => textIn(item, referenceName(name), currentLanguage())

const ReferencesCell: CellComponent = ({ item, name, field }) => {
  const target = resourceNamed(field.target!)
  const { data = [] } = useAllRows(target)
  const ids = item[name] as number[]
  return ids.map((id) => (
    <Tag key={id} variant="filled">
      {titleOf(target, data.find((one) => one.id === id) ?? ({ id } as Item), currentLanguage())}
    </Tag>
  ))
}

const TagsCell: CellComponent = ({ item, name }) => (item[name] as string[]).map((tag) => <Tag key={tag}>{tag}</Tag>)

const ParentCell: CellComponent = ({ resource, item, name }) => {
  const { data = [] } = useAllRows(resource)
  const parent = data.find(({ id }) => id === item[name])
  return parent ? titleOf(resource, parent, currentLanguage()) : ''
}

/** How each kind of field shows in a list. */
export const cells: Record<FieldKind, CellComponent> = {
  text: TextCell,
  longText: TextCell,
  html: () => '',
  json: () => '',
  link: LinkCell,
  number: NumberCell,
  money: MoneyCell,
  yesNo: YesNoCell,
  date: DateCell,
  choice: ChoiceCell,
  dictionary: DictionaryCell,
  picture: PictureCell,
  pictures: PictureCell,
  file: FileCell,
  reference: ReferenceCell,
  references: ReferencesCell,
  tags: TagsCell,
  treeParent: ParentCell,
}

export const Cell = (props: CellProps) => {
  const Component = cells[props.field.kind]
  return <Component {...props} />
}
