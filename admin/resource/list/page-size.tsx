import { useTranslation } from 'react-i18next'
import { SIZES } from '../data/list-query.ts'

interface PageSizeProps {
  value?: number
  onChange?: (size: number) => void
  disabled?: boolean
}

/** The number of rows on a page, in a select of the browser: antd's brings 100 KB along, which a list needs for nothing else. */
export const PageSize = ({ value, onChange, disabled }: PageSizeProps) => {
  const { t } = useTranslation()
  return (
    <select
      className="shell-select"
      aria-label={t('admin.listing.pageSize')}
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange?.(Number(target.value))}
    >
      {SIZES.map((size) => (
        <option key={size} value={size}>
          {t('admin.listing.perPage', { size })}
        </option>
      ))}
    </select>
  )
}
