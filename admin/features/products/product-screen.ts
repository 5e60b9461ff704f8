import { resourceNamed } from '../../../contract/resources/index.ts'
import { part } from '../../browser/part.ts'
import type { Screen } from '../../resource/kinds/screen.ts'

// A list needs no controls and no views.
const CodeControl = part(async () => ({ default: (await import('./code-control.tsx')).CodeControl }))
const ParamsControl = part(async () => ({ default: (await import('./params-control.tsx')).ParamsControl }))
const ParamsView = part(async () => ({ default: (await import('./params-view.tsx')).ParamsView }))
const SkusControl = part(async () => ({ default: (await import('./skus-control.tsx')).SkusControl }))
const SkusView = part(async () => ({ default: (await import('./skus-view.tsx')).SkusView }))
const TemplateControl = part(async () => ({ default: (await import('./template-control.tsx')).TemplateControl }))

/** The list and the forms of products. */
export const productScreen: Screen = {
  resource: resourceNamed('product'),
  path: '/spu',
  columns: ['pictures', 'name', 'code', 'categoryId', 'price', 'isTop'],
  widths: { code: 160 },
  controls: { code: CodeControl, params: ParamsControl, skus: SkusControl, specTemplateId: TemplateControl },
  within: { paramsEn: 'params' },
  views: { params: ParamsView, skus: SkusView },
}
