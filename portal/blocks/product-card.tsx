import type { ProductListView } from '../../contract/features/portal.ts'
import { productPath } from '../addresses.ts'
import { useLayout, useWords } from '../layout/use-layout.ts'
import { Picture } from './picture.tsx'
import { Price } from './price.tsx'
import { SiteLink } from './site-link.tsx'

const PARAMS = 3

interface ProductCardProps {
  product: ProductListView
  sizes: string
  /** Of its heading: one below what stands over it. */
  level?: 2 | 3
}

/** A product on light ground, with what one compares first. The whole card is the link's target. */
export function ProductCard({ product, sizes, level = 3 }: ProductCardProps) {
  const { language } = useLayout()
  const words = useWords().products
  const Heading = level === 2 ? 'h2' : 'h3'
  const lang = product.language === language ? undefined : product.language
  return (
    <article className="card product-card">
      <div className="card-picture">
        {product.picture && <Picture address={product.picture} pictures={product.pictures} alt="" sizes={sizes} />}
      </div>
      <div className="card-text">
        <p className="kind">
          {product.isTop && <b>{words.recommended}</b>}
          {[product.typeName, product.code].filter(Boolean).join(' · ')}
        </p>
        <Heading lang={lang}>
          <SiteLink to={productPath(product)}>{product.name}</SiteLink>
        </Heading>
        {product.subtitle && (
          <p className="product-subtitle" lang={lang}>
            {product.subtitle}
          </p>
        )}
        {product.keyParams.length > 0 && (
          <dl>
            {product.keyParams.slice(0, PARAMS).map(({ key, name, value }) => (
              <div key={key}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <Price price={product.price} unit={product.unit} />
      </div>
    </article>
  )
}
