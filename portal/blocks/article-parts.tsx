import type { PictureInfos } from '../../contract/picture-info.ts'
import type { Language } from '../../contract/languages.ts'
import { useLayout, useWords } from '../page/use-layout.ts'
import { Picture } from './picture.tsx'
import { SiteLink } from './site-link.tsx'
import { NoBreak } from '../text/no-break.tsx'

// Parts that the pages of news, articles, businesses and products share.

interface UntranslatedProps {
  of: { language: Language }
  /** The notice; by default it speaks of an article. */
  words?: string
}

/** A notice that the text has no translation into the reader's language. */
export function Untranslated({ of, words }: UntranslatedProps) {
  const { language } = useLayout()
  const { untranslated } = useWords()
  return of.language !== language && <p className="untranslated">{words ?? untranslated}</p>
}

export function ArticleSummary({ summary, lang }: { summary: string | null; lang: string | undefined }) {
  if (!summary) return null
  return (
    <p className="article-summary" lang={lang}>
      <NoBreak text={summary} />
    </p>
  )
}

interface CoverProps {
  of: { cover: string | null; pictures: PictureInfos }
  /** The width of the picture as `sizes` states it; by default that of an article's column. */
  sizes?: string
  first?: boolean
}

export function ArticleCover({ of: { cover, pictures }, sizes = '(min-width: 1040px) 996px, 100vw', first }: CoverProps) {
  return (
    cover && (
      <Picture className="article-cover" address={cover} pictures={pictures} alt={pictures[cover]?.alt ?? ''} sizes={sizes} first={first} />
    )
  )
}

interface TeaserProps {
  to: string
  title: string
  summary: string | null
  /** The level of the heading: one below the heading above it. */
  level?: 2 | 3
  /** The class of the summary. */
  className?: string
}

/** A title that links to its page, and the summary below it. */
export function Teaser({ to, title, summary, level = 3, className }: TeaserProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <>
      <Heading>
        <SiteLink to={to}>
          <NoBreak text={title} />
        </SiteLink>
      </Heading>
      {summary && (
        <p className={className}>
          <NoBreak text={summary} />
        </p>
      )}
    </>
  )
}

/** The keywords of an article, below its text. */
export function Tags({ tags, label }: { tags: string[]; label: string }) {
  if (tags.length === 0) return null
  return (
    <ul className="tags" aria-label={label}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  )
}
