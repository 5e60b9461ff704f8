import type { ArticleListView } from '../../../contract/features/portal.ts'
import { articlePath } from '../../address/addresses.ts'
import { Picture } from '../../blocks/picture.tsx'
import { useLangOf, useWords } from '../../page/use-layout.ts'
import { Band } from '../../blocks/band.tsx'
import { Teaser } from '../../blocks/article-parts.tsx'

/** The picture fills the height of its tile and may be much wider than the tile. */
const FILLED = '(min-width: 1248px) 936px, (min-width: 768px) 75vw, 700px'

/** The businesses as large pictures with the text on them. */
export function Businesses({ businesses }: { businesses: ArticleListView[] }) {
  const words = useWords().articles.home
  if (businesses.length === 0) return null
  return (
    <Band
      id="home-businesses"
      title={words.businesses}
      intro={words.businessesIntro}
      link={{ name: words.allBusinesses, to: '/_business' }}
      className="what-we-do"
    >
      <div className="mosaic" data-count={businesses.length}>
        {businesses.map((business) => (
          <Tile key={business.id} business={business} />
        ))}
      </div>
    </Band>
  )
}

function Tile({ business }: { business: ArticleListView }) {
  const langOf = useLangOf()
  return (
    <article className="tile" lang={langOf(business)}>
      {business.cover && <Picture address={business.cover} pictures={business.pictures} alt="" sizes={FILLED} />}
      <div className="tile-text">
        <Teaser to={articlePath(business)} title={business.title} summary={business.summary} />
      </div>
    </article>
  )
}
