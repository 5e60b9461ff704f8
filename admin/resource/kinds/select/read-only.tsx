import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Resource } from '../../../../contract/resource.ts'
import { useLabels } from '../../data/labels.ts'

interface ReadOnlySelectProps {
  id?: string | undefined
  /** The names of the chosen rows, as far as the row being edited brings them. */
  names: readonly string[]
  /** The resource that the role may not view. */
  target: Resource
}

/** In place of a select whose options the role may not read: it shows the value, keeps it, and says why it cannot be changed. */
export function ReadOnlySelect({ id, names, target }: ReadOnlySelectProps) {
  const { t } = useTranslation()
  const { name } = useLabels(target)
  return (
    <>
      <Select
        {...(id ? { id } : {})}
        disabled
        mode={names.length > 1 ? 'multiple' : undefined}
        value={names.length > 1 ? [...names] : (names[0] ?? null)}
      />
      <div className="kit-hint">{t('admin.listing.cannotChoose', { name })}</div>
    </>
  )
}
