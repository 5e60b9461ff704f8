import type { DocumentView } from '../../../contract/features/portal.ts'
import { byteText } from '../../../contract/format/byte-text.ts'
import { useWords } from '../../page/use-layout.ts'
import { Part } from './part.tsx'

/** Data sheets, drawings and manuals to download, each with its kind, format, size, version and language. */
export function Documents({ documents }: { documents: readonly DocumentView[] }) {
  const words = useWords().products
  const facts = ({ kind, ending, bytes, version, language }: DocumentView) =>
    [words.documentKinds[kind], ending.toUpperCase(), byteText(bytes), version, language && words.documentLanguages[language]]
      .filter(Boolean)
      .join(' · ')
  return (
    <Part title={words.documents}>
      <ul className="product-documents">
        {documents.map((document, at) => (
          <li key={at}>
            <a href={document.address} download hrefLang={document.language ?? undefined}>
              {document.title}
            </a>
            <span>{facts(document)}</span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
