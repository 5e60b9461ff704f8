import { useNavigate } from 'react-router'
import type { words } from '../../../contract/words/zh-CN/examples/product-list-old.ts'
import { Picture } from '../../../portal/blocks/picture.tsx'
import { Price } from '../../../portal/blocks/price.tsx'
import { Example } from '../frame/example.tsx'
import { needExampleWords } from '../frame/pages.ts'
import { useWords } from '../frame/words.ts'
import { PortalFrame } from '../samples/portal-frame.tsx'
import { Compare, Comparison, NoProducts, ProductTools } from '../samples/product-tools.tsx'
import { useProductList } from '../samples/use-product-list.ts'
import './product-list-old.css'

/** Its tools are those of the other list, and so are their words. */
export const prepare = () => needExampleWords('product-list')

/** R-14f: the same products in a compact list. */
export const Component = () => {
  const say = useWords<typeof words>('product-list-old')
  const navigate = useNavigate()
  const list = useProductList()
  const show = (code: string) => void navigate(`/product-show?product=${code}`)
  return (
    <Example name="product-list-old">
      <section className="kit-card">
        <ProductTools list={list} />
        {list.found.length === 0 && <NoProducts list={list} />}
      </section>
      <Comparison list={list} />
      {list.found.length > 0 && (
        <PortalFrame choose={show}>
          <ul className="product-list-old" aria-label={say('list')}>
            {list.found.map(({ code, name, picture, pictures, keyParams, price, unit }) => (
              <li key={code} data-code={code}>
                <Picture address={picture!} pictures={pictures} alt="" sizes="56px" />
                <a href={`#/product-show?product=${code}`}>{name}</a>
                <span className="product-list-old-params">{keyParams.map(({ value }) => value).join(' · ')}</span>
                <Price price={price} unit={unit} />
                <Compare list={list} code={code!} name={name} />
              </li>
            ))}
          </ul>
        </PortalFrame>
      )}
    </Example>
  )
}
