import type { ProductView } from '../../../contract/features/portal.ts'
import { priceText } from '../../../contract/format/currency.ts'
import { fill } from '../../../contract/format/fill.ts'
import { telephoneLink } from '../../address/addresses.ts'
import { Price } from '../../blocks/price.tsx'
import { SiteLink } from '../../blocks/site-link.tsx'
import { useLayout, useWords } from '../../page/use-layout.ts'
import { withQuery } from '../../address/paths.ts'
import { listPath } from '../product-list/list-query.ts'
import { Untranslated } from '../../blocks/article-parts.tsx'
import { NoBreak } from '../../text/no-break.tsx'

/** The most important facts for a buyer, and links to ask for more. */
export function Summary({ product, lang }: { product: ProductView; lang: string | undefined }) {
  const { site } = useLayout()
  const words = useWords().products
  return (
    <div className="product-summary">
      <p className="kind">
        {product.isTop && <b>{words.recommended}</b>}
        {product.type && product.typeName && <SiteLink to={listPath({ type: product.type })}>{product.typeName}</SiteLink>}
      </p>
      <h1 lang={lang}>
        <NoBreak text={product.name} />
      </h1>
      {product.subtitle && (
        <p className="product-lead" lang={lang}>
          <NoBreak text={product.subtitle} />
        </p>
      )}
      <Untranslated of={product} words={words.untranslated} />
      {product.keyParams.length > 0 && (
        <>
          <h2 className="for-ears">{words.keyParams}</h2>
          <dl className="key-params">
            {product.keyParams.map(({ key, name, value }) => (
              <div key={key}>
                <dt>{name}</dt>
                <dd>
                  <NoBreak text={value} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <Facts product={product} />
      <Price price={product.price} unit={product.unit} from={product.priceFrom} />
      <Units units={product.units} />
      <p className="product-ways">
        <SiteLink className="button" to={`${withQuery('/_contact', { product: product.id })}#enquiry`}>
          {words.enquire}
        </SiteLink>
        {site.telephone && (
          <a className="button quiet" href={telephoneLink(site.telephone)}>
            {fill(words.call, { telephone: site.telephone })}
          </a>
        )}
      </p>
    </div>
  )
}

/** Tells how many of the other unit make up the unit of the price. */
function Units({ units }: Pick<ProductView, 'units'>) {
  const { site } = useLayout()
  const words = useWords().products
  return units.map(({ price, ...rule }, at) => (
    <p key={at} className="product-unit">
      {price === null ? fill(words.unitRule, rule) : fill(words.unitPrice, { ...rule, price: priceText(price, site.currency) })}
    </p>
  ))
}

function Facts({ product }: { product: ProductView }) {
  const words = useWords().products
  return (
    <dl className="product-facts">
      <div>
        <dt>{words.code}</dt>
        <dd>{product.code}</dd>
      </div>
      {product.brandName && (
        <div>
          <dt>{words.brand}</dt>
          <dd>{product.brandName}</dd>
        </div>
      )}
    </dl>
  )
}
