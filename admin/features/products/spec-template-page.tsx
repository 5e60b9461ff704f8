import { useTranslation } from 'react-i18next'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { ResourcePage } from '../../resource/resource-page.tsx'
import type { Screen } from '../../resource/kinds/screen.ts'
import { part } from '../../browser/part.ts'

// A list needs no controls and no views.
const GroupsControl = part(async () => ({ default: (await import('./groups-control.tsx')).GroupsControl }))
const GroupsView = part(async () => ({ default: (await import('./groups-view.tsx')).GroupsView }))

const screen: Screen = {
  resource: resourceNamed('specTemplate'),
  path: '/specparamtemplate',
  controls: { groups: GroupsControl },
  views: { groups: GroupsView },
  form: 'page',
}

export const Component = () => {
  const { t } = useTranslation()
  return <ResourcePage screen={{ ...screen, title: t('resources.specTemplate.name') }} />
}
