import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface SelectionProps {
  number: number
  clear: () => void
  /** Stands beside the number: a way to select more. */
  more?: ReactNode
  children: ReactNode
}

/** The number of selected rows with the actions for them. It floats at the foot of the list, so that no row moves away under the pointer. */
export function Selection({ number, clear, more, children }: SelectionProps) {
  const { t } = useTranslation()
  return (
    <div className="kit-selection" role="region" aria-label={t('admin.listing.batch')}>
      <span role="status">{t('admin.list.selected', { number })}</span>
      {more}
      <Button size="small" type="text" onClick={clear}>
        {t('admin.list.clear')}
      </Button>
      <span className="kit-space" />
      {children}
    </div>
  )
}
