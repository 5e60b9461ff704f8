import { useTranslation } from 'react-i18next'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { part } from '../../browser/part.ts'
import { ResourcePage } from '../../resource/resource-page.tsx'
import { useUnitQuestions } from './use-unit-questions.tsx'

const resource = resourceNamed('organizationUnit')

// A list needs no members.
const UnitMembers = part(async () => ({ default: (await import('./unit-members.tsx')).UnitMembers }))

/** The organisation units as a tree (E-02); the form of a unit has its members below. */
export const Component = () => {
  const { t } = useTranslation()
  const { remove, mayMove, mayChange, dialogs } = useUnitQuestions()
  return (
    <>
      <ResourcePage
        screen={{ resource, path: '/ou', title: t('resources.organizationUnit.name'), beneath: UnitMembers, remove, mayMove, mayChange }}
      />
      {dialogs}
    </>
  )
}
