import type { ArticleListView } from '../../../contract/features/portal.ts'
import { articlePath } from '../../addresses.ts'
import { Picture } from '../../blocks/picture.tsx'
import { SiteLink } from '../../blocks/site-link.tsx'
import { useLayout, useWords } from '../../layout/use-layout.ts'

/** A plate shows the upright middle of a picture that is wider than it is high. */
const UPRIGHT = '(min-width: 1248px) 600px, (min-width: 960px) 50vw, 620px'

/** Upright plates on a dark ground; where they are wider than the screen they move sideways. */
export function Technology({ technologies }: { technologies: ArticleListView[] }) {
  const words = useWords().articles.home
  if (technologies.length === 0) return null
  return (
    <section className="band night" aria-labelledby="home-technology">
      <div className="row">
        <div className="band-head">
          <h2 id="home-technology">{words.technology}</h2>
          <p>{words.technologyIntro}</p>
          <SiteLink className="arrow" to="/_technology">
            {words.allTechnology}
          </SiteLink>
        </div>
        <div className="plates">
          {technologies.map((technology) => (
            <Plate key={technology.id} technology={technology} />
          ))}
        </div>
      </div>
    </section>
  )
}

function Plate({ technology }: { technology: ArticleListView }) {
  const { language } = useLayout()
  return (
    <article className="plate" lang={technology.language === language ? undefined : technology.language}>
      <div className="plate-picture">
        {technology.cover && <Picture address={technology.cover} pictures={technology.pictures} alt="" sizes={UPRIGHT} />}
      </div>
      {technology.subCategoryName && (
        <p className="plate-kind" lang={language}>
          {technology.subCategoryName}
        </p>
      )}
      <h3>
        <SiteLink to={articlePath(technology)}>{technology.title}</SiteLink>
      </h3>
      {technology.summary && <p className="plate-summary">{technology.summary}</p>}
    </article>
  )
}
