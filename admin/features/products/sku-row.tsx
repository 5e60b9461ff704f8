import { DeleteOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { PictureControl } from '../../resource/kinds/picture/control.tsx'
import type { Issues } from '../../resource/data/issues.ts'
import { replaced } from '../../resource/data/order.ts'
import { Part } from '../../resource/pieces/part.tsx'
import { EnglishName } from './english-name.tsx'
import { entered, type SkuColumn, type SkuRow } from './sku-table.ts'
import { NumberInput } from '../../shell/parts/number-input.tsx'

interface SkuRowProps {
  at: number
  row: SkuRow
  columns: readonly SkuColumn[]
  issues: Issues
  change: (row: SkuRow) => void
  remove: () => void
}

/** One variant as a row of inputs; the label of each names its row and its column. */
export function SkuRowInputs({ at, row, columns, issues, change, remove }: SkuRowProps) {
  const { t } = useTranslation()
  const number = at + 1
  const called = (name: string) => t('admin.products.skus.row', { row: number, name })
  // The schema counts the specs of a row; the table counts its columns.
  const places = entered(row.entries)
  const entryIssue = (column: number, part: string) => issues.get(`${at}.specs.${places.indexOf(column)}.${part}`)
  return (
    <tr>
      <td>
        <Part quiet label={called(t('admin.products.skus.code'))} issue={issues.get(`${at}.code`)}>
          {(handed) => (
            <Input {...handed} maxLength={64} value={row.code} onChange={({ target }) => change({ ...row, code: target.value })} />
          )}
        </Part>
      </td>
      {columns.map(({ name }, column) => (
        <td key={column}>
          <Entry
            name={called(name)}
            nameEn={t('admin.products.skus.rowEnglish', { row: number, name })}
            entry={row.entries[column]!}
            issue={entryIssue(column, 'value') ?? entryIssue(column, 'valueEn')}
            change={(entry) => change({ ...row, entries: replaced(row.entries, column, entry) })}
          />
        </td>
      ))}
      <td className="skus-number">
        <Part quiet label={called(t('admin.products.skus.price'))} issue={issues.get(`${at}.price`)}>
          {(handed) => <NumberInput {...handed} min={0} precision={2} value={row.price} onChange={(price) => change({ ...row, price })} />}
        </Part>
      </td>
      <td className="skus-number">
        <Part quiet label={called(t('admin.products.skus.stock'))} issue={issues.get(`${at}.stock`)}>
          {(handed) => <NumberInput {...handed} min={0} precision={0} value={row.stock} onChange={(stock) => change({ ...row, stock })} />}
        </Part>
      </td>
      <td className="skus-picture">
        <PictureControl value={row.picture} onChange={(picture) => change({ ...row, picture: picture as string | null })} />
      </td>
      <td>
        <Button
          type="text"
          size="small"
          danger
          icon={<DeleteOutlined />}
          aria-label={t('admin.products.skus.removeRow', { row: number })}
          onClick={remove}
        />
      </td>
    </tr>
  )
}

interface EntryProps {
  name: string
  nameEn: string
  entry: SkuRow['entries'][number]
  issue: string | undefined
  change: (entry: SkuRow['entries'][number]) => void
}

const Entry = ({ name, nameEn, entry, issue, change }: EntryProps) => (
  <>
    <Part quiet label={name} issue={issue}>
      {(handed) => (
        <Input {...handed} maxLength={128} value={entry.value} onChange={({ target }) => change({ ...entry, value: target.value })} />
      )}
    </Part>
    <EnglishName label={nameEn} value={entry.valueEn} change={(valueEn) => change({ ...entry, valueEn })} />
  </>
)
