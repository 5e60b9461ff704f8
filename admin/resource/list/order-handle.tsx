import { HolderOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useOrderAround } from './use-order.ts'

/** The id of the sentence that says how a handle works by keys. */
export const HOW = 'kit-order-keys'

/** A cell with the handle that moves its row, where the order may be changed. */
export function Handled({ id, children }: { id: number; children: ReactNode }) {
  const { t } = useTranslation()
  const order = useOrderAround()
  if (!order || id < 0) return children
  return (
    <span className="kit-handled">
      <button
        type="button"
        className="kit-holder"
        data-handle={id}
        aria-label={t('admin.order.handle', { title: order.titleOf(id) })}
        aria-describedby={HOW}
      >
        <HolderOutlined aria-hidden />
      </button>
      <span className="kit-handled-cell">{children}</span>
    </span>
  )
}
