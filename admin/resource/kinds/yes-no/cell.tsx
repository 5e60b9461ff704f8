import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import type { CellComponent } from '../props/cell.ts'

export const YesNoCell: CellComponent = ({ item, name }) => {
  const { t } = useTranslation()
  const isYes = item[name] === true
  const Icon = isYes ? CheckCircleFilled : MinusCircleOutlined
  return <Icon role="img" aria-label={t(isYes ? 'admin.list.yes' : 'admin.list.no')} className={isYes ? 'kit-yes' : 'kit-no'} />
}
