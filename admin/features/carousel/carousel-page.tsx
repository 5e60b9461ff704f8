import { useTranslation } from 'react-i18next'
import { resourceNamed } from '../../../contract/resources/index.ts'
import type { CellComponent } from '../../resource/cells.tsx'
import { Thumbnail } from '../../resource/thumbnail.tsx'
import { ResourcePage } from '../../resource/resource-page.tsx'
import type { Screen } from '../../resource/screen.ts'

/** A slide is judged by its picture: shown as wide as the list allows. */
const SlideCell: CellComponent = ({ item }) => <Thumbnail address={item['bigImage'] as string | null} size="kit-slide" />

const screen: Screen = {
  resource: resourceNamed('carousel'),
  path: '/sitecarousel',
  cells: { bigImage: SlideCell },
  widths: { bigImage: 208 },
  form: 'page',
}

export const Component = () => {
  const { t } = useTranslation()
  return <ResourcePage screen={{ ...screen, title: t('admin.pages.carousel') }} />
}
