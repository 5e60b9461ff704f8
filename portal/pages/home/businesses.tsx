import type { ArticleListView } from '../../../contract/features/portal.ts'
import { articlePath } from '../../addresses.ts'
import { Picture } from '../../blocks/picture.tsx'
import { SiteLink } from '../../blocks/site-link.tsx'
import { useLayout, useWords } from '../../layout/use-layout.ts'

/** A tile is filled to its height by a picture that may be much wider. */
const FILLED = '(min-width: 1248px) 936px, (min-width: 768px) 75vw, 700px'

/** What the company does: large pictures with their words on them. */
export function Businesses({ businesses }: { businesses: ArticleListView[] }) {
  const words = useWords().articles.home
  if (businesses.length === 0) return null
  return (
    <section className="band what-we-do" aria-labelledby="home-businesses">
      <div className="row">
        <div className="band-head">
          <h2 id="home-businesses">{words.businesses}</h2>
          <p>{words.businessesIntro}</p>
          <SiteLink className="arrow" to="/_business">
            {words.allBusinesses}
          </SiteLink>
        </div>
        <div className="mosaic" data-count={businesses.length}>
          {businesses.map((business) => (
            <Tile key={business.id} business={business} />
          ))}
        </div>
      </div>
    </section>
  )
}

function Tile({ business }: { business: ArticleListView }) {
  const { language } = useLayout()
  return (
    <article className="tile" lang={business.language === language ? undefined : business.language}>
      {business.cover && <Picture address={business.cover} pictures={business.pictures} alt="" sizes={FILLED} />}
      <div className="tile-text">
        <h3>
          <SiteLink to={articlePath(business)}>{business.title}</SiteLink>
        </h3>
        {business.summary && <p>{business.summary}</p>}
      </div>
    </article>
  )
}
