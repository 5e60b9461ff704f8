import { useTranslation } from 'react-i18next'
import { resourceNamed } from '../../../contract/resources/index.ts'
import type { Screen } from '../../resource/kinds/screen.ts'
import { ResourcePage } from '../../resource/resource-page.tsx'
import { HiddenCell, IconCell } from './cells.tsx'
import { IconControl } from './icon-control.tsx'
import { IconView } from './icon-view.tsx'
import { ScreenControl } from './screen-control.tsx'

const screen: Screen = {
  resource: resourceNamed('menu'),
  path: '/menu',
  cells: { webIcon: IconCell, hidden: HiddenCell },
  widths: { webIcon: 80, hidden: 80 },
  controls: { webIcon: IconControl, name: ScreenControl },
  views: { webIcon: IconView },
  form: 'page',
}

export const Component = () => {
  const { t } = useTranslation()
  return <ResourcePage screen={{ ...screen, title: t('resources.menu.name') }} />
}
