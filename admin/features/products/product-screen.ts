import { resourceNamed } from '../../../contract/resources/index.ts'
import { part } from '../../browser/part.ts'
import { PriceCell, SortCell } from './cells/number-cells.tsx'
import { StateCell } from './cells/state-cell.tsx'
import { StockCell } from './cells/stock-cell.tsx'
import type { Screen } from '../../resource/kinds/screen.ts'

const ProductBatch = part(() => import('./bulk/batch.tsx'))
// A list needs no controls and no views.
const CodeControl = part(async () => ({ default: (await import('./code-control.tsx')).CodeControl }))
const DocumentsControl = part(async () => ({ default: (await import('./documents-control.tsx')).DocumentsControl }))
const DocumentsView = part(async () => ({ default: (await import('./documents-view.tsx')).DocumentsView }))
const ParamsControl = part(async () => ({ default: (await import('./params-control.tsx')).ParamsControl }))
const ParamsView = part(async () => ({ default: (await import('./params-view.tsx')).ParamsView }))
const SkusControl = part(async () => ({ default: (await import('./skus-control.tsx')).SkusControl }))
const SkusView = part(async () => ({ default: (await import('./skus-view.tsx')).SkusView }))
const TemplateControl = part(async () => ({ default: (await import('./template-control.tsx')).TemplateControl }))

/** The list and the forms of products. */
export const productScreen: Screen = {
  resource: resourceNamed('product'),
  path: '/spu',
  columns: ['pictures', 'name', 'code', 'categoryId', 'price', 'skus', 'sort'],
  widths: { code: 140, categoryId: 130, price: 110, skus: 110 },
  cells: { price: PriceCell, skus: StockCell, sort: SortCell },
  stateCell: StateCell,
  batch: ProductBatch,
  controls: { code: CodeControl, documents: DocumentsControl, params: ParamsControl, skus: SkusControl, specTemplateId: TemplateControl },
  within: { paramsEn: 'params' },
  views: { documents: DocumentsView, params: ParamsView, skus: SkusView },
}
