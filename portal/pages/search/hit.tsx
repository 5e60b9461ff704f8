import type { HitView, Piece } from '../../../contract/features/portal.ts'
import { articlePath, newsPath, productPath } from '../../address/addresses.ts'
import { showsLogo } from '../../blocks/article-card.tsx'
import { Picture } from '../../blocks/picture.tsx'
import { SiteLink } from '../../blocks/site-link.tsx'
import { longDate } from '../../text/format.ts'
import { useLayout, useWords } from '../../page/use-layout.ts'
import { NoBreak } from '../../text/no-break.tsx'

/** A search result. */
export function Hit({ hit, level = 2 }: { hit: HitView; /** The level of the heading. */ level?: 2 | 3 }) {
  const layout = useLayout()
  const { language } = layout
  const words = useWords().search
  const Heading = level === 2 ? 'h2' : 'h3'
  const isMark = showsLogo({ section: hit.section ?? '' })
  const own = hit.language === language ? undefined : language
  return (
    <li className="hit" lang={own && hit.language}>
      <div>
        <p className="kind" lang={own}>
          {words[hit.kind]}
          {hit.kind === 'news' && <time dateTime={hit.publishTime}>{longDate(hit.publishTime, layout)}</time>}
        </p>
        <Heading>
          <SiteLink to={pathOf(hit)}>
            <Marked pieces={hit.title} />
          </SiteLink>
        </Heading>
        {hit.excerpt.length > 0 && (
          <p>
            <Marked pieces={hit.excerpt} />
          </p>
        )}
      </div>
      {hit.picture && (
        <Picture
          className={isMark ? 'hit-picture hit-mark' : 'hit-picture'}
          address={hit.picture}
          pictures={hit.pictures}
          alt=""
          sizes="160px"
        />
      )}
    </li>
  )
}

const pathOf = (hit: HitView) =>
  hit.kind === 'product' ? productPath(hit) : hit.kind === 'news' ? newsPath(hit) : articlePath({ ...hit, section: hit.section ?? '' })

const Marked = ({ pieces }: { pieces: Piece[] }) =>
  pieces.map(({ text, hit }, index) =>
    hit ? (
      <mark key={index}>
        <NoBreak text={text} />
      </mark>
    ) : (
      <span key={index}>
        <NoBreak text={text} />
      </span>
    ),
  )
