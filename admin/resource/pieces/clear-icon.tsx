import { CloseCircleFilled } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'

/** Names the button that empties a text field; the kit gives it an icon only. */
export const ClearIcon = () => {
  const { t } = useTranslation()
  return <CloseCircleFilled aria-label={t('admin.listing.clearText')} />
}
