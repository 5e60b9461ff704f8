import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { part } from '../../browser/part.ts'
import type { Screen } from '../../resource/kinds/screen.ts'
import { ResourcePage } from '../../resource/resource-page.tsx'
import { Late } from '../../shell/parts/bounds.tsx'
import { HiddenCell, IconCell } from './cells.tsx'
import { IconControl } from './icon-control.tsx'
import { IconView } from './icon-view.tsx'
import { ScreenControl } from './screen-control.tsx'

// The list is there first.
const MenuPreview = part(async () => ({ default: (await import('./menu-preview.tsx')).MenuPreview }))

const screen: Screen = {
  resource: resourceNamed('menu'),
  path: '/menu',
  cells: { webIcon: IconCell, hidden: HiddenCell },
  widths: { webIcon: 80, hidden: 80 },
  controls: { webIcon: IconControl, name: ScreenControl },
  views: { webIcon: IconView },
  form: 'page',
}

/** The menu entries, and beside the list the sidebar as the people of a role see it. */
export const Component = () => {
  const { t } = useTranslation()
  const { row } = useParams()
  const page = <ResourcePage screen={{ ...screen, title: t('resources.menu.name') }} />
  if (row !== undefined) return page
  return (
    <div className="menu-screen">
      <div>{page}</div>
      <Late>
        <MenuPreview />
      </Late>
    </div>
  )
}
