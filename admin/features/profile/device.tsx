import { useTranslation } from 'react-i18next'
import { deviceOf } from '../../../contract/format/device-name.ts'

/** Returns the words for the device of a session. */
export function useDevice(): (browserInfo: string) => string {
  const { t } = useTranslation()
  return (browserInfo) => deviceOf(browserInfo).join(' · ') || t('admin.own.unknownDevice')
}
