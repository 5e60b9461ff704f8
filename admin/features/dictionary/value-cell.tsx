import { useTranslation } from 'react-i18next'
import type { CellComponent } from '../../resource/kinds/props/cell.ts'
import { useUses } from './use-items.ts'

/** The value of an item, and how many rows use it (B-63b). */
export const ValueCell: CellComponent = ({ item, name }) => {
  const { t } = useTranslation()
  const { data } = useUses(Number(item['typeId']))
  const count = data?.get(item.id) ?? 0
  return (
    <>
      <code>{String(item[name])}</code>
      {count > 0 && <span className="dictionary-uses">{t('admin.dictionary.uses', { count })}</span>}
    </>
  )
}
