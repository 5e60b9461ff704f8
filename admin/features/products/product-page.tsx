import { useTranslation } from 'react-i18next'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { ResourcePage } from '../../resource/resource-page.tsx'
import type { Screen } from '../../resource/kinds/screen.ts'
import { ParamsControl } from './params-control.tsx'
import { ParamsEnControl } from './params-en-control.tsx'
import { SkusControl } from './skus-control.tsx'

const screen: Screen = {
  resource: resourceNamed('product'),
  path: '/spu',
  columns: ['pictures', 'name', 'code', 'categoryId', 'price', 'isTop'],
  widths: { code: 160 },
  controls: { params: ParamsControl, paramsEn: ParamsEnControl, skus: SkusControl },
}

export const Component = () => {
  const { t } = useTranslation()
  return <ResourcePage screen={{ ...screen, title: t('resources.product.name') }} />
}
