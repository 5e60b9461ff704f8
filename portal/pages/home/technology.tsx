import type { ArticleListView } from '../../../contract/features/portal.ts'
import { articlePath } from '../../address/addresses.ts'
import { Picture } from '../../blocks/picture.tsx'
import { useLangOf, useLayout, useWords } from '../../page/use-layout.ts'
import { Band } from '../../blocks/band.tsx'
import { Teaser } from '../../blocks/article-parts.tsx'

/** A plate shows the upright middle part of a wide picture. */
const UPRIGHT = '(min-width: 1248px) 600px, (min-width: 960px) 50vw, 620px'

/** Upright plates on a dark background; on a narrow screen they scroll sideways. */
export function Technology({ technologies }: { technologies: ArticleListView[] }) {
  const words = useWords().articles.home
  if (technologies.length === 0) return null
  return (
    <Band
      id="home-technology"
      title={words.technology}
      intro={words.technologyIntro}
      link={{ name: words.allTechnology, to: '/_technology' }}
      className="night"
    >
      <div className="plates">
        {technologies.map((technology) => (
          <Plate key={technology.id} technology={technology} />
        ))}
      </div>
    </Band>
  )
}

function Plate({ technology }: { technology: ArticleListView }) {
  const { language } = useLayout()
  const langOf = useLangOf()
  return (
    <article className="plate" lang={langOf(technology)}>
      <div className="plate-picture">
        {technology.cover && <Picture address={technology.cover} pictures={technology.pictures} alt="" sizes={UPRIGHT} />}
      </div>
      {technology.subCategoryName && (
        <p className="plate-kind" lang={language}>
          {technology.subCategoryName}
        </p>
      )}
      <Teaser to={articlePath(technology)} title={technology.title} summary={technology.summary} className="plate-summary" />
    </article>
  )
}
