import type { ProductView } from '../../../contract/features/portal.ts'
import { useWords } from '../../page/use-layout.ts'
import { Numbers } from '../home/numbers.tsx'
import { Gallery } from '../product-detail/gallery.tsx'
import { Parameters } from '../product-detail/parameters.tsx'
import { Skus } from '../product-detail/skus.tsx'
import { Example } from './example.tsx'

export function ProductParts({ product }: { product: ProductView }) {
  const words = useWords().blocks
  return (
    <>
      <Example name={words.product}>
        <Gallery product={product} />
        <Parameters groups={product.paramGroups} />
        <Skus product={product} />
      </Example>
      <Example name={words.numbers}>
        <Numbers uncounted={['products']} numbers={{ products: 36, clients: 128, partners: 12, technologies: 8, news: 1024 }} />
      </Example>
    </>
  )
}
