import { HolderOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Resource } from '../../../contract/resource.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { titleOf, type Item } from '../data/item.ts'
import { useOrderAround } from './use-order.ts'

/** The id of the sentence that says how the handles of a list work by keys. Several lists can be open at once. */
export const keysIdOf = (resource: Resource): string => `kit-order-keys-${resource.name}`

/** A cell with the handle that moves its row, where the order may be changed. */
export function Handled({ item, children }: { item: Item; children: ReactNode }) {
  const { t } = useTranslation()
  const order = useOrderAround()
  if (!order || item.id < 0) return children
  return (
    <span className="kit-handled">
      <button
        type="button"
        className="kit-holder"
        data-handle={item.id}
        aria-label={t('admin.order.handle', { title: titleOf(order.resource, item, currentLanguage()) })}
        aria-describedby={keysIdOf(order.resource)}
      >
        <HolderOutlined aria-hidden />
      </button>
      <span className="kit-handled-cell">{children}</span>
    </span>
  )
}
