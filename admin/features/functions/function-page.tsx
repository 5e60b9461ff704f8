import { useTranslation } from 'react-i18next'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { part } from '../../browser/part.ts'
import type { Screen } from '../../resource/kinds/screen.ts'
import { ResourcePage } from '../../resource/resource-page.tsx'

const PermitHolders = part(async () => ({ default: (await import('./permit-holders.tsx')).PermitHolders }))

const screen: Screen = { resource: resourceNamed('function'), path: '/function', beneath: PermitHolders }

/** The permission points (E-05); each tells who holds it. */
export const Component = () => {
  const { t } = useTranslation()
  return <ResourcePage screen={{ ...screen, title: t('resources.function.name') }} />
}
