import type { ArticleListView } from '../../contract/features/portal.ts'
import { articlePath } from '../address/addresses.ts'
import { useLangOf, useLayout } from '../page/use-layout.ts'
import { Picture } from './picture.tsx'
import { Teaser } from './article-parts.tsx'

interface ArticleCardProps {
  article: ArticleListView
  sizes: string
}

/** Clients and partners are shown by their logo, other articles by a picture. */
export const showsLogo = ({ section }: { section: string }) => section === 'client' || section === 'partner'

/** An article with its picture or logo. The whole card can be clicked. */
export function ArticleCard({ article, sizes }: ArticleCardProps) {
  const { language } = useLayout()
  const langOf = useLangOf()
  return (
    <article className={showsLogo(article) ? 'card card-mark' : 'card'} lang={langOf(article)}>
      <div className="card-picture">
        {article.cover && <Picture address={article.cover} pictures={article.pictures} alt="" sizes={sizes} />}
      </div>
      <div className="card-text">
        {article.subCategoryName && (
          <p className="kind" lang={language}>
            {article.subCategoryName}
          </p>
        )}
        <Teaser to={articlePath(article)} title={article.title} summary={article.summary} />
      </div>
    </article>
  )
}
