import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { product } from '../../../../contract/resources/product.ts'
import { currentLanguage } from '../../../language/i18n.ts'
import { titleOf, type Item } from '../../../resource/data/item.ts'
import { useLabels } from '../../../resource/data/labels.ts'

interface QuickButtonProps extends Omit<ComponentProps<'button'>, 'name'> {
  item: Item
  name: string
  /** The value in words. */
  text: string
}

/** A value in a list that a press opens to be changed. */
export function QuickButton({ item, name, text, children, className = '', ...more }: QuickButtonProps) {
  const { t } = useTranslation()
  const labels = useLabels(product)
  const label = t('admin.products.quick.change', {
    title: titleOf(product, item, currentLanguage()),
    name: labels.field(name),
    value: text || t('admin.products.quick.none'),
  })
  return (
    <button {...more} type="button" className={`quick ${className}`} aria-label={label}>
      {children ?? (text || '–')}
    </button>
  )
}
