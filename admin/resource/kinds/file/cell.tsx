import { useTranslation } from 'react-i18next'
import type { CellComponent } from '../props/cell.ts'

export const FileCell: CellComponent = ({ item, name }) => {
  const { t } = useTranslation()
  return item[name] ? <a href={String(item[name])}>{t('admin.upload.open')}</a> : ''
}
