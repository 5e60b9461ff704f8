import type { ArticleView } from '../../../contract/features/portal.ts'
import { articlePath } from '../../address/addresses.ts'
import type { TextForms } from './read.ts'
import { TextWithForms } from './text.tsx'

interface ArticleTextProps {
  article: ArticleView
  lang: string | undefined
  asked: TextForms
}

/** The text of an article with its forms; an article without a text has none. */
export function ArticleText({ article, lang, asked }: ArticleTextProps) {
  if (!article.content) return null
  return (
    <TextWithForms
      className="prose chronicle"
      html={article.content}
      pictures={article.pictures}
      lang={lang}
      at={articlePath(article)}
      asked={asked}
    />
  )
}
