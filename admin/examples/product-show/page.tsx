import { Select } from 'antd'
import { useNavigate, useSearchParams } from 'react-router'
import type { words } from '../../../contract/words/zh-CN/examples/product-show.ts'
import { Price } from '../../../portal/blocks/price.tsx'
import { ProductCard } from '../../../portal/blocks/product-card.tsx'
import { Gallery } from '../../../portal/pages/product-detail/gallery.tsx'
import { Parameters } from '../../../portal/pages/product-detail/parameters.tsx'
import { Skus } from '../../../portal/pages/product-detail/skus.tsx'
import { currentLanguage } from '../../language/i18n.ts'
import { Example } from '../frame/example.tsx'
import { useWords } from '../frame/words.ts'
import { PortalFrame } from '../samples/portal-frame.tsx'
import { productIn, productsIn } from '../samples/products.ts'
import './product-show.css'

const RELATED = 3

/** R-14d: a product as its page on the website shows it. */
export const Component = () => {
  const say = useWords<typeof words>('product-show')
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const language = currentLanguage()
  const product = productIn(language, query.get('product'))
  const all = productsIn(language)
  const show = (code: string) => void navigate(`/product-show?product=${code}`)
  const related = all.filter(({ type, code }) => type === product.type && code !== product.code).slice(0, RELATED)
  return (
    <Example name="product-show">
      <section className="kit-card example-bar">
        <label htmlFor="product-show-choice">{say('choice')}</label>
        <Select
          id="product-show-choice"
          className="product-show-choice"
          value={product.code}
          onChange={(code) => code && show(code)}
          options={all.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </section>
      <PortalFrame choose={show}>
        <div className="product-show" key={product.code}>
          <Gallery product={product} />
          <div>
            <p className="kind">{product.typeName}</p>
            <h2>{product.name}</h2>
            <p>{product.subtitle}</p>
            <Price price={product.price} unit={product.unit} />
            <Parameters groups={product.paramGroups} />
          </div>
        </div>
        <Skus product={product} />
        <h2 className="product-show-more">{say('related')}</h2>
        <div className="product-cards">
          {related.map((other) => (
            <div key={other.code} className="sample-card" data-code={other.code}>
              <ProductCard product={other} />
            </div>
          ))}
        </div>
      </PortalFrame>
    </Example>
  )
}
