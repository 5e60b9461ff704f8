import type { ProductListView, ProductTypeView } from '../../../contract/features/portal.ts'
import { Picture } from '../../blocks/picture.tsx'
import { ProductCard } from '../../blocks/product-card.tsx'
import { SiteLink } from '../../blocks/site-link.tsx'
import { useWords } from '../../page/use-layout.ts'
import { counted } from '../../text/words.ts'
import { listPath } from '../product-list/list-query.ts'
import { Band } from '../../blocks/band.tsx'

interface HomeProductsProps {
  types: ProductTypeView[]
  /** The featured products; the part is absent if there are none. */
  products: ProductListView[]
}

/** P-12: links to the products of each type, then the featured products. */
export function HomeProducts({ types, products }: HomeProductsProps) {
  const words = useWords().products
  if (types.length === 0 && products.length === 0) return null
  return (
    <Band
      id="home-products"
      title={words.home.title}
      intro={words.home.intro}
      link={{ name: words.home.all, to: '/_product' }}
      className="mist"
    >
      {types.length > 0 && <TypeCards types={types} />}
      {products.length > 0 && (
        <>
          <h3 className="home-featured">{words.home.featured}</h3>
          <div className="product-cards product-cards-row">
            {products.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </div>
        </>
      )}
    </Band>
  )
}

function TypeCards({ types }: { types: ProductTypeView[] }) {
  const words = useWords().products
  return (
    <ul className="type-cards">
      {types.map((type) => (
        <li key={type.id}>
          <SiteLink to={listPath({ type: type.code })}>
            {type.icon && (
              <Picture
                address={type.icon}
                pictures={type.pictures}
                alt=""
                sizes="(min-width: 1248px) 156px, (min-width: 960px) 13vw, 30vw"
              />
            )}
            <h3>{type.name}</h3>
            <p>{counted(words, type.count)}</p>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
