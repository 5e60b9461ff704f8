import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Call } from '../../contract/client.ts'
import type { ProductView } from '../../contract/features/portal.ts'
import { LANGUAGES } from '../../contract/languages.ts'
import { productPath } from '../address/addresses.ts'
import { Breadcrumb } from '../blocks/breadcrumb.tsx'
import type { Crumb } from '../page/crumb.ts'
import { ProductCard } from '../blocks/product-card.tsx'
import { SiteLink } from '../blocks/site-link.tsx'
import { portalContext, previewAt } from '../page/context.ts'
import { sharedPicture } from '../document/shared-picture.ts'
import { breadcrumbs } from '../document/structured/breadcrumbs.ts'
import { productPage } from '../document/structured/product.ts'
import type { PortalHandle } from '../page/head.ts'
import { textSearch } from '../address/text-pages.ts'
import { useLangOf, useWords } from '../page/use-layout.ts'
import { reads } from '../page/reads.ts'
import { redirectOldSlug, identityIn } from '../page/page-identity.ts'
import { portalWords } from '../text/words.ts'
import { Documents } from './product-detail/documents.tsx'
import { Gallery } from './product-detail/gallery.tsx'
import { Parameters } from './product-detail/parameters.tsx'
import { Part } from './product-detail/part.tsx'
import { Skus } from './product-detail/skus.tsx'
import { Summary } from './product-detail/summary.tsx'
import { Video } from './product-detail/video.tsx'
import { listPath } from './product-list/list-query.ts'
import { Band } from '../blocks/band.tsx'
import { Tags } from '../blocks/article-parts.tsx'
import { answerTextForm } from './text-forms/answer.ts'
import { readTextForms } from './text-forms/read.ts'
import { TextWithForms } from './text-forms/text.tsx'

const RELATED = 4

export const action = answerTextForm

/** P-12: reads a product by id or slug, and related products. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { call, preview } = context.get(portalContext)
  const url = new URL(request.url)
  const identity = identityIn(params['slug'], url)
  const token = previewAt(url, preview).product
  const product = await call(reads.product, { ...identity, ...(token && { preview: token }) })
  redirectOldSlug(identity, product, productPath(product))
  return { product, related: await relatedTo(product, call), asked: await readTextForms(call, product.description, request) }
}

type Data = Awaited<ReturnType<typeof loader>>

/** Products of the same category come first, then products of the same type. */
async function relatedTo({ id, category, type }: ProductView, call: Call) {
  const list = (narrowing: { category: string } | { type: string }) =>
    call(reads.listProducts, { ...narrowing, except: id, maxResultCount: RELATED })
  const near = category ? (await list({ category })).items : []
  if (near.length >= RELATED || type === null) return near
  const known = new Set(near.map((one) => one.id))
  const far = (await list({ type })).items.filter((one) => !known.has(one.id))
  return [...near, ...far].slice(0, RELATED)
}

const trailOf = (product: ProductView, title: string): Crumb[] => [
  { name: title, to: '/_product' },
  ...product.categoryPath.map(({ code, name }) => ({ name, to: listPath({ category: code }) })),
  { name: product.name, to: productPath(product) },
]

export const handle: PortalHandle<Data> = {
  search: textSearch,
  under: ({ product }) => listPath({ type: product.type ?? '' }),
  title: ({ product }) => product.seoTitle ?? product.name,
  head: ({ product, asked }, layout) => ({
    title: product.seoTitle ?? product.name,
    description: product.seoDescription ?? product.subtitle,
    canonical: productPath(product),
    languages: product.language === layout.language ? LANGUAGES : [product.language],
    image: sharedPicture(layout, { cover: product.picture, pictures: product.pictures }),
    type: 'product',
    indexed: !layout.previewing && !asked.answered,
    structured: (absolute) => [
      productPage(product, layout.site.currency, absolute),
      breadcrumbs(trailOf(product, portalWords[layout.language].products.title), layout.language, absolute),
    ],
  }),
}

export function Component() {
  const { product, related, asked } = useLoaderData<typeof loader>()
  const langOf = useLangOf()
  const words = useWords().products
  const lang = langOf(product)
  return (
    <>
      <div className="row page">
        <Breadcrumb trail={trailOf(product, words.title)} />
        <div className="product">
          <Gallery key={product.id} product={product} />
          <Summary product={product} lang={lang} />
        </div>
        {product.skus.length > 0 && <Skus product={product} />}
        {product.description && (
          <Part title={words.description}>
            <TextWithForms
              className="prose"
              html={product.description}
              pictures={product.pictures}
              lang={lang}
              at={productPath(product)}
              asked={asked}
            />
          </Part>
        )}
        {product.video && <Video product={product} address={product.video} />}
        {product.paramGroups.length > 0 && <Parameters groups={product.paramGroups} />}
        {product.documents.length > 0 && <Documents documents={product.documents} />}
        <Tags tags={product.tags} label={words.tags} />
        <p className="article-back">
          <SiteLink className="arrow back" to="/_product">
            {words.back}
          </SiteLink>
        </p>
      </div>
      {related.length > 0 && <Related products={related} />}
    </>
  )
}

function Related({ products }: { products: Data['related'] }) {
  const words = useWords().products
  return (
    <Band id="related-products" title={words.related} className="mist">
      <div className="product-cards product-cards-row">
        {products.map((item) => (
          <ProductCard key={item.id} product={item} />
        ))}
      </div>
    </Band>
  )
}
