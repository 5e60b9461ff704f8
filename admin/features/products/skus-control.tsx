import { PlusOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inputSchema } from '../../../contract/field-schema.ts'
import type { ControlProps } from '../../resource/kinds/props/control.ts'
import { useIssues } from '../../resource/data/issues.ts'
import { removed, replaced } from '../../resource/data/order.ts'
import { leaving } from '../../resource/pieces/part.tsx'
import { useDraft } from '../../resource/pieces/use-draft.ts'
import { part } from '../../browser/part.ts'
import { Late } from '../../shell/parts/bounds.tsx'
import './products.css'
import { ColumnHead } from './column-head.tsx'
import { SkuRowInputs } from './sku-row.tsx'
import { entered, newColumn, newRow, MOST_ROWS, skusOf, tableOf, withoutColumn, type SkuTable } from './sku-table.ts'

const MOST_COLUMNS = 20

const MatrixDialog = part(() => import('./matrix-dialog.tsx'))

/** The variants of a product as a table of inputs: a row for each variant, a column for each property in which they differ. */
export function SkusControl({ id, value, onChange, onBlur, field }: ControlProps) {
  const { t } = useTranslation()
  const [table, change] = useDraft<SkuTable>({ value, onChange, read: tableOf, write: skusOf })
  const issues = useIssues(inputSchema(field), value)
  const { columns, rows } = table
  const form = Form.useFormInstance()
  const [isMaking, setMaking] = useState(false)
  const isMissing = (at: number) =>
    issues.size > 0 && !columns[at]!.name.trim() && rows.some(({ entries }) => entered(entries).includes(at))
  return (
    <div id={id} onBlur={leaving(onBlur)}>
      {rows.length + columns.length === 0 ? (
        <p className="kit-quiet">{t('admin.products.skus.empty')}</p>
      ) : (
        <div className="skus-scroll">
          <table className="skus">
            <thead>
              <tr>
                <th scope="col">{t('admin.products.skus.code')}</th>
                {columns.map((column, at) => (
                  <th key={at} scope="col">
                    <ColumnHead
                      column={column}
                      at={at}
                      isMissing={isMissing(at)}
                      change={(next) => change({ ...table, columns: replaced(columns, at, next) })}
                      remove={() => change(withoutColumn(table, at))}
                    />
                  </th>
                ))}
                <th scope="col">{t('admin.products.skus.price')}</th>
                <th scope="col">{t('admin.products.skus.stock')}</th>
                <th scope="col">{t('admin.products.skus.picture')}</th>
                <th scope="col">
                  <span className="kit-hidden">{t('admin.list.actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <SkuRowInputs
                  key={at}
                  at={at}
                  row={row}
                  columns={columns}
                  issues={issues}
                  change={(next) => change({ ...table, rows: replaced(rows, at, next) })}
                  remove={() => change({ ...table, rows: removed(rows, at) })}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="parts-actions">
        <Button icon={<PlusOutlined />} disabled={rows.length >= MOST_ROWS} onClick={() => change(newRow(table))}>
          {t('admin.products.skus.add')}
        </Button>
        <Button icon={<PlusOutlined />} disabled={columns.length >= MOST_COLUMNS} onClick={() => change(newColumn(table))}>
          {t('admin.products.skus.addColumn')}
        </Button>
        <Button onClick={() => setMaking(true)}>{t('admin.products.matrix.open')}</Button>
      </div>
      <Late close={() => setMaking(false)}>
        {isMaking && (
          <MatrixDialog table={table} model={String(form.getFieldValue('code') ?? '')} change={change} close={() => setMaking(false)} />
        )}
      </Late>
    </div>
  )
}
