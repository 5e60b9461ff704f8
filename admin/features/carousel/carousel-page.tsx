import { useTranslation } from 'react-i18next'
import { resourceNamed } from '../../../contract/resources/index.ts'
import type { CellComponent } from '../../resource/kinds/props/cell.ts'
import { Thumbnail } from '../../resource/pieces/thumbnail.tsx'
import { useMedia } from '../../browser/use-media.ts'
import { ResourcePage } from '../../resource/resource-page.tsx'
import type { Screen } from '../../resource/kinds/screen.ts'

/** Editors judge a slide by its picture, so the cell is as wide as the list allows. */
const SlideCell: CellComponent = ({ item }) => <Thumbnail address={item['bigImage'] as string | null} size="kit-slide" />

const screen: Screen = {
  resource: resourceNamed('carousel'),
  path: '/sitecarousel',
  cells: { bigImage: SlideCell },
  form: 'page',
}

export const Component = () => {
  const { t } = useTranslation()
  const isWide = useMedia('(min-width: 992px)')
  return <ResourcePage screen={{ ...screen, title: t('resources.carousel.name'), widths: { bigImage: isWide ? 208 : 144 } }} />
}
