import { useTranslation } from 'react-i18next'
import { ResourcePage } from '../../resource/resource-page.tsx'
import { productScreen } from './product-screen.ts'

export const Component = () => {
  const { t } = useTranslation()
  return <ResourcePage screen={{ ...productScreen, title: t('resources.product.name') }} />
}
