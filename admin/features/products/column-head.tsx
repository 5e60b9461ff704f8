import { DeleteOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { Part } from '../../resource/pieces/part.tsx'
import { EnglishName } from './english-name.tsx'
import type { SkuColumn } from './sku-table.ts'

interface ColumnHeadProps {
  column: SkuColumn
  at: number
  isMissing: boolean
  change: (column: SkuColumn) => void
  remove: () => void
}

/** The name of a column in both languages. A missing name would be a complaint of every row, so the column shows it once. */
export function ColumnHead({ column, at, isMissing, change, remove }: ColumnHeadProps) {
  const { t } = useTranslation()
  const number = at + 1
  return (
    <div className="skus-column">
      <Part
        quiet
        label={t('admin.products.skus.column', { number })}
        issue={isMissing ? t('admin.products.skus.columnMissing') : undefined}
      >
        {(handed) => (
          <Input
            {...handed}
            maxLength={128}
            placeholder={t('admin.products.skus.column', { number })}
            value={column.name}
            onChange={({ target }) => change({ ...column, name: target.value })}
          />
        )}
      </Part>
      <Button
        type="text"
        size="small"
        danger
        icon={<DeleteOutlined />}
        aria-label={t('admin.products.skus.removeColumn', { name: column.name || number })}
        onClick={remove}
      />
      <EnglishName
        label={t('admin.products.skus.columnEnglish', { number })}
        value={column.nameEn}
        change={(nameEn) => change({ ...column, nameEn })}
      />
    </div>
  )
}
