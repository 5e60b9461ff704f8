import { PlusOutlined } from '@ant-design/icons'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusBack } from '../../browser/use-focus-back.ts'
import { removed, replaced } from '../../resource/data/order.ts'
import { AxisEditor } from './axis-editor.tsx'
import { axesOf, combinationsOf, withCombinations, type Axis } from './sku-matrix.ts'
import { MOST_ROWS, type SkuTable } from './sku-table.ts'
import { useOfferedAxes } from './use-offered-axes.ts'

interface MatrixDialogProps {
  table: SkuTable
  /** The model of the product, with which the codes of new variants begin. */
  model: string
  change: (table: SkuTable) => void
  close: () => void
}

const NEW: Axis = { name: '', nameEn: '', values: [] }

/** Makes a variant of each combination of the values that are chosen here. */
export default function MatrixDialog({ table, model, change, close }: MatrixDialogProps) {
  const { t } = useTranslation()
  useFocusBack()
  const offered = useOfferedAxes()
  const [axes, setAxes] = useState<readonly Axis[]>(() => (table.columns.length > 0 ? axesOf(table) : [NEW]))
  const number = combinationsOf(axes)
  // Many combinations are only counted.
  const rows = number > MOST_ROWS ? number : withCombinations(table, axes, model).rows.length
  const isTooMany = rows > MOST_ROWS
  const names = axes.map(({ name }) => name.trim()).filter(Boolean)
  const isTwice = new Set(names).size < names.length
  const make = () => {
    change(withCombinations(table, axes, model))
    close()
  }
  return (
    <Modal
      open
      title={t('admin.products.matrix.title')}
      okText={t('admin.products.matrix.make', { number })}
      okButtonProps={{ disabled: number === 0 || isTooMany || isTwice }}
      onOk={make}
      onCancel={close}
    >
      <p className="kit-quiet">{t('admin.products.matrix.lead')}</p>
      {axes.map((axis, at) => (
        <AxisEditor
          key={at}
          at={at}
          axis={axis}
          offered={offered}
          change={(next) => setAxes(replaced(axes, at, next))}
          remove={() => setAxes(removed(axes, at))}
        />
      ))}
      <Button size="small" icon={<PlusOutlined />} onClick={() => setAxes([...axes, NEW])}>
        {t('admin.products.skus.addColumn')}
      </Button>
      <p role="status" className={isTooMany || isTwice ? 'kit-issue' : 'kit-quiet'}>
        {isTwice
          ? t('admin.products.matrix.twice')
          : t(isTooMany ? 'admin.products.matrix.tooMany' : 'admin.products.matrix.number', { number, rows, most: MOST_ROWS })}
      </p>
    </Modal>
  )
}
