import { useNavigate } from 'react-router'
import { ProductCard } from '../../../portal/blocks/product-card.tsx'
import { Example } from '../frame/example.tsx'
import { PortalFrame } from '../samples/portal-frame.tsx'
import { Compare, Comparison, NoProducts, ProductTools } from '../samples/product-tools.tsx'
import { useProductList } from '../samples/use-product-list.ts'

/** R-14e: the product cards of the website with filters and a comparison. */
export const Component = () => {
  const navigate = useNavigate()
  const list = useProductList()
  return (
    <Example name="product-list">
      <section className="kit-card">
        <ProductTools list={list} />
        {list.found.length === 0 && <NoProducts list={list} />}
      </section>
      <Comparison list={list} />
      {list.found.length > 0 && (
        <PortalFrame choose={(code) => void navigate(`/product-show?product=${code}`)}>
          <div className="product-cards">
            {list.found.map((product) => (
              <div key={product.code} className="sample-card" data-code={product.code}>
                <ProductCard product={product} level={2} />
                <Compare list={list} code={product.code!} name={product.name} />
              </div>
            ))}
          </div>
        </PortalFrame>
      )}
    </Example>
  )
}
