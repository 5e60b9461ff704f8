import { PushpinFilled } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { resourceNamed } from '../../../contract/resources/index.ts'
import type { CellComponent } from '../../resource/kinds/props/cell.ts'
import { Thumbnail } from '../../resource/pieces/thumbnail.tsx'
import { ResourcePage } from '../../resource/resource-page.tsx'
import type { Screen } from '../../resource/kinds/screen.ts'

const CoverCell: CellComponent = ({ item }) => <Thumbnail address={item['cover'] as string | null} />

const PinnedCell: CellComponent = ({ item }) => {
  const { t } = useTranslation()
  return item['isTop'] ? <PushpinFilled className="kit-pinned" role="img" aria-label={t('admin.list.yes')} /> : null
}

const screen: Omit<Screen, 'title'> = {
  resource: resourceNamed('news'),
  path: '/sitenews',
  columns: ['cover', 'title', 'category', 'isTop', 'publishTime'],
  cells: { cover: CoverCell, isTop: PinnedCell },
}

export const Component = () => {
  const { t } = useTranslation()
  return <ResourcePage screen={{ ...screen, title: t('resources.news.name') }} />
}
