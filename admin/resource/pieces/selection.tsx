import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** The number of selected rows with the actions for them. It floats at the foot of the list, so that no row moves away under the pointer. */
export function Selection({ number, clear, children }: { number: number; clear: () => void; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="kit-selection" role="region" aria-label={t('admin.listing.batch')}>
      <span role="status">{t('admin.list.selected', { number })}</span>
      <Button size="small" type="text" onClick={clear}>
        {t('admin.list.clear')}
      </Button>
      <span className="kit-space" />
      {children}
    </div>
  )
}
