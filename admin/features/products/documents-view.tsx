import { useTranslation } from 'react-i18next'
import type { ProductDocument } from '../../../contract/resources/product-documents.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { textIn } from '../../resource/data/item.ts'
import type { ViewProps } from '../../resource/kinds/props/view.ts'
import './documents.css'

/** The documents of a product to be read. */
export function DocumentsView({ value }: ViewProps) {
  const { t } = useTranslation()
  const facts = ({ kind, version, language }: ProductDocument) =>
    [t(`admin.products.documents.kinds.${kind}`), version, language && t(`admin.languages.${language}`)].filter(Boolean).join(' · ')
  return (
    <ul className="product-documents">
      {(value as ProductDocument[]).map((document, at) => (
        <li key={at}>
          <a href={document.file} target="_blank" rel="noopener">
            {textIn(document, 'title', currentLanguage())}
          </a>{' '}
          <span className="kit-quiet">{facts(document)}</span>
        </li>
      ))}
    </ul>
  )
}
