import { Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Sku } from '../../../../contract/resources/product-parts.ts'
import { product } from '../../../../contract/resources/product.ts'
import { useFocusBack } from '../../../browser/use-focus-back.ts'
import { currentLanguage } from '../../../language/i18n.ts'
import { textIn, titleOf, type Item } from '../../../resource/data/item.ts'
import { Part } from '../../../resource/pieces/part.tsx'
import { NumberInput } from '../../../shell/parts/number-input.tsx'
import { saveQuickly } from './save-quickly.ts'
import { withStock } from './stock.ts'

interface StockDialogProps {
  item: Item
  skus: readonly Sku[]
  close: () => void
}

/** The stock of each variant of a product. */
export default function StockDialog({ item, skus, close }: StockDialogProps) {
  const { t } = useTranslation()
  useFocusBack()
  const [changes, setChanges] = useState<ReadonlyMap<number, number | null>>(new Map())
  const [isBusy, setBusy] = useState(false)
  const saidOf = ({ code, specs }: Sku) => [code, ...specs.map((spec) => textIn(spec, 'value', currentLanguage()))].join(' · ')
  async function save(): Promise<void> {
    setBusy(true)
    const isSaved = await saveQuickly(item, { skus: withStock(skus, changes) })
    setBusy(false)
    if (isSaved) close()
  }
  return (
    <Modal
      open
      title={t('admin.products.quick.stockOf', { title: titleOf(product, item, currentLanguage()) })}
      okText={t('admin.products.quick.save')}
      okButtonProps={{ loading: isBusy, disabled: changes.size === 0 }}
      onOk={() => void save()}
      onCancel={close}
    >
      {skus.map((sku, at) => (
        <Part key={sku.code} label={saidOf(sku)}>
          {(handed) => (
            <NumberInput
              {...handed}
              min={0}
              precision={0}
              className="kit-wide"
              value={changes.has(at) ? changes.get(at)! : (sku.stock ?? null)}
              onChange={(stock) => setChanges(new Map(changes).set(at, stock))}
              onPressEnter={() => changes.size > 0 && void save()}
            />
          )}
        </Part>
      ))}
    </Modal>
  )
}
