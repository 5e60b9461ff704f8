import type { ReactNode } from 'react'
import type { Language } from '../../contract/languages.ts'

interface BareDocumentProps {
  language: Language
  title: string
  /** The address of the style sheet. */
  style: string
  /** Stands early in the head. */
  head?: ReactNode
  children: ReactNode
}

/** A document in the style of the site that needs nothing from the database; no search engine keeps it. */
export const BareDocument = ({ language, title, style, head, children }: BareDocumentProps) => (
  <html lang={language}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {head}
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <link rel="stylesheet" href={style} />
      <link rel="icon" href="data:," />
    </head>
    <body>{children}</body>
  </html>
)
