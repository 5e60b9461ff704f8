import type { ArticleListView } from '../../contract/features/portal.ts'
import { articlePath } from '../address/addresses.ts'
import { useLangOf } from '../page/use-layout.ts'
import { Picture } from './picture.tsx'
import { Teaser } from './article-parts.tsx'

/** A client or partner with logo, name and summary. The whole of it can be clicked. */
export function Company({ company }: { company: ArticleListView }) {
  const langOf = useLangOf()
  return (
    <article className="company" lang={langOf(company)}>
      <div className="company-mark">
        {company.cover && <Picture address={company.cover} pictures={company.pictures} alt="" sizes="128px" />}
      </div>
      <div>
        <Teaser to={articlePath(company)} title={company.title} summary={company.summary} />
      </div>
    </article>
  )
}
