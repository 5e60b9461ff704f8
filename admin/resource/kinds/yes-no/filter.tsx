import { useTranslation } from 'react-i18next'
import type { FilterComponent } from '../props/filter.ts'
import { SelectFilter } from '../select/filter.tsx'

export const YesNoFilter: FilterComponent = (props) => {
  const { t } = useTranslation()
  const options = [
    { value: 'true', label: `${props.label}: ${t('admin.list.yes')}` },
    { value: 'false', label: `${props.label}: ${t('admin.list.no')}` },
  ]
  return <SelectFilter {...props} options={options} />
}
