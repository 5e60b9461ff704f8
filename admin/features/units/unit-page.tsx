import { useTranslation } from 'react-i18next'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { part } from '../../browser/part.ts'
import type { Screen } from '../../resource/kinds/screen.ts'
import { ResourcePage } from '../../resource/resource-page.tsx'

// A list needs no members.
const UnitMembers = part(async () => ({ default: (await import('./unit-members.tsx')).UnitMembers }))

const screen: Screen = { resource: resourceNamed('organizationUnit'), path: '/ou', beneath: UnitMembers }

/** The organisation units as a tree (E-02); the form of a unit has its members below. */
export const Component = () => {
  const { t } = useTranslation()
  return <ResourcePage screen={{ ...screen, title: t('resources.organizationUnit.name') }} />
}
