import type { SubCategoryView } from '../../../contract/features/portal.ts'
import { ArticleCard } from '../../blocks/article-card.tsx'
import { Company } from '../../blocks/company.tsx'
import { NewsCard, NewsLine } from '../../blocks/news-card.tsx'
import { Price } from '../../blocks/price.tsx'
import { ProductCard } from '../../blocks/product-card.tsx'
import { Topics } from '../../blocks/topics.tsx'
import { useWords } from '../../page/use-layout.ts'
import { Hit } from '../search/hit.tsx'
import { SearchBox } from '../search/search-box.tsx'
import type { samplesOf } from './samples.ts'
import { Example } from './example.tsx'

const SIZES = '(min-width: 1248px) 384px, (min-width: 960px) 33vw, 100vw'

interface CardsProps {
  samples: ReturnType<typeof samplesOf>
  /** The topics of the page about the company. */
  topics: SubCategoryView[]
}

export function Cards({ samples: { news, product, articles, hits }, topics }: CardsProps) {
  const words = useWords().blocks
  const [first] = news
  return (
    <>
      <Example name={words.news}>
        <div className="cards">
          {news.map((item, index) => (
            <NewsCard key={index} news={item} sizes={SIZES} />
          ))}
        </div>
        <div className="home-news">
          {first && <NewsCard news={first} large sizes={SIZES} />}
          <div className="lines">
            {news.map((item, index) => (
              <NewsLine key={index} news={item} />
            ))}
          </div>
        </div>
      </Example>
      <Example name={words.products}>
        <div className="cards">
          <ProductCard product={product} />
          <ProductCard product={{ ...product, isTop: false, price: null, picture: null, keyParams: [] }} />
        </div>
        <Price price={1280.5} unit={product.unit} />
        <Price price={1280.5} unit={product.unit} from />
        <Price price={null} unit={null} />
      </Example>
      <Example name={words.articles}>
        <Topics section="about" topics={topics} chosen={null} label={words.articles} />
        <div className="cards">
          {articles.map((article) => (
            <ArticleCard key={article.section} article={article} sizes={SIZES} />
          ))}
        </div>
        {articles.slice(-1).map((company) => (
          <Company key={company.section} company={company} />
        ))}
      </Example>
      <Example name={words.hits}>
        <SearchBox keyword="" kind={null} />
        <ol className="hits">
          {hits.map((hit) => (
            <Hit key={hit.kind} hit={hit} level={3} />
          ))}
        </ol>
      </Example>
    </>
  )
}
