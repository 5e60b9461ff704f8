import { useTranslation } from 'react-i18next'
import { isIcon } from '../../../contract/back-office/icons.ts'

/** The name of an icon in the language of the reader; a name that no icon has stays as it is. */
export function useIconName(): (icon: string) => string {
  const { t } = useTranslation()
  return (icon) => (isIcon(icon) ? t(`admin.menus.icons.${icon}`) : icon)
}
