import type { ProductListView } from '../../contract/features/portal.ts'
import { productPath } from '../address/addresses.ts'
import { useLangOf, useWords } from '../page/use-layout.ts'
import { Picture } from './picture.tsx'
import { Price } from './price.tsx'
import { SiteLink } from './site-link.tsx'
import { NoBreak } from '../text/no-break.tsx'

const PARAMS = 3
/** A row holds three or four cards, on a tablet two; a phone shows a small picture beside the text. */
const SIZES = '(min-width: 1248px) 282px, (min-width: 960px) 22vw, (min-width: 600px) 46vw, 88px'

interface ProductCardProps {
  product: ProductListView
  /** The level of the heading: one below the heading above it. */
  level?: 2 | 3
}

/** A product with its picture, first parameters and price. The whole card can be clicked. */
export function ProductCard({ product, level = 3 }: ProductCardProps) {
  const langOf = useLangOf()
  const words = useWords().products
  const Heading = level === 2 ? 'h2' : 'h3'
  const lang = langOf(product)
  return (
    <article className="card product-card">
      <div className="card-picture">
        {product.picture && <Picture address={product.picture} pictures={product.pictures} alt="" sizes={SIZES} />}
      </div>
      <div className="card-text">
        {(product.isTop || product.typeName) && (
          <p className="kind">
            {product.isTop && <b>{words.recommended}</b>}
            {product.typeName}
          </p>
        )}
        <Heading lang={lang}>
          <SiteLink to={productPath(product)}>
            <NoBreak text={product.name} />
          </SiteLink>
        </Heading>
        {product.subtitle && (
          <p className="product-subtitle" lang={lang}>
            <NoBreak text={product.subtitle} />
          </p>
        )}
        {product.keyParams.length > 0 && (
          <dl>
            {product.keyParams.slice(0, PARAMS).map(({ key, name, value }) => (
              <div key={key}>
                <dt>{name}</dt>
                <dd>
                  <NoBreak text={value} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <div className="product-foot">
          <Price price={product.price} unit={product.unit} from={product.priceFrom} />
          <span className="product-code">{product.code}</span>
        </div>
      </div>
    </article>
  )
}
