import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { permitOf } from '../../../../contract/resource.ts'
import type { Sku } from '../../../../contract/resources/product-parts.ts'
import { product } from '../../../../contract/resources/product.ts'
import { part } from '../../../browser/part.ts'
import type { CellComponent } from '../../../resource/kinds/props/cell.ts'
import { useCan } from '../../../session/use-can.ts'
import { Late } from '../../../shell/parts/bounds.tsx'
import '../products.css'
import { QuickButton } from './quick-button.tsx'
import { stockOf } from './stock.ts'

const StockDialog = part(() => import('./stock-dialog.tsx'))

/** The stock of all variants together; a press opens that of each. A product without variants has none. */
export const StockCell: CellComponent = ({ item, name }) => {
  const { t } = useTranslation()
  const mayEdit = useCan(permitOf(product, 'Edit'))
  const [isOpen, setOpen] = useState(false)
  const skus = (item[name] as Sku[] | null) ?? []
  if (skus.length === 0) return ''
  const stock = stockOf(skus)
  const text = stock === null ? '' : t('admin.products.quick.stock', { stock })
  if (!mayEdit) return <span className="kit-number">{text}</span>
  const close = () => setOpen(false)
  return (
    <>
      <QuickButton item={item} name={name} text={text} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Late close={close}>{isOpen && <StockDialog item={item} skus={skus} close={close} />}</Late>
    </>
  )
}
