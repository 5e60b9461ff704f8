import { useTranslation } from 'react-i18next'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { ResourcePage } from '../../resource/resource-page.tsx'
import type { Screen } from '../../resource/kinds/screen.ts'
import { part } from '../../browser/part.ts'

// A list needs no controls and no views.
const ParamsControl = part(async () => ({ default: (await import('./params-control.tsx')).ParamsControl }))
const ParamsView = part(async () => ({ default: (await import('./params-view.tsx')).ParamsView }))
const SkusControl = part(async () => ({ default: (await import('./skus-control.tsx')).SkusControl }))
const SkusView = part(async () => ({ default: (await import('./skus-view.tsx')).SkusView }))
const TemplateControl = part(async () => ({ default: (await import('./template-control.tsx')).TemplateControl }))

const screen: Screen = {
  resource: resourceNamed('product'),
  path: '/spu',
  columns: ['pictures', 'name', 'code', 'categoryId', 'price', 'isTop'],
  widths: { code: 160 },
  controls: { params: ParamsControl, skus: SkusControl, specTemplateId: TemplateControl },
  within: { paramsEn: 'params' },
  views: { params: ParamsView, skus: SkusView },
}

export const Component = () => {
  const { t } = useTranslation()
  return <ResourcePage screen={{ ...screen, title: t('resources.product.name') }} />
}
