import { useTranslation } from 'react-i18next'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { ResourcePage } from '../../resource/resource-page.tsx'
import type { Screen } from '../../resource/kinds/screen.ts'
import { part } from '../../browser/part.ts'

// A list needs no controls.
const ParamsControl = part(async () => ({ default: (await import('./params-control.tsx')).ParamsControl }))
const ParamsEnControl = part(async () => ({ default: (await import('./params-en-control.tsx')).ParamsEnControl }))
const SkusControl = part(async () => ({ default: (await import('./skus-control.tsx')).SkusControl }))

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
