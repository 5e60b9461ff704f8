import { PaperClipOutlined } from '@ant-design/icons'
import { Input, Select } from 'antd'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '../../../contract/languages.ts'
import { DOCUMENT_KINDS, type DocumentKind, type ProductDocument } from '../../../contract/resources/product-documents.ts'
import { useSteady } from '../../browser/use-steady.ts'
import type { Issues } from '../../resource/data/issues.ts'
import { Part } from '../../resource/pieces/part.tsx'
import { EntryButtons } from './entry-buttons.tsx'
import type { ListEdit } from './use-list-edit.ts'
import { WordsPair, type Words } from './words-pair.tsx'

interface DocumentEditorProps {
  at: number
  last: number
  document: ProductDocument
  issues: Issues
  edit: ListEdit<ProductDocument>
}

/** One document: what it is, what it is called in both languages, which language it is written in, and its version. */
export const DocumentEditor = memo(function DocumentEditor({ at, last, document, issues, edit }: DocumentEditorProps) {
  const { t } = useTranslation()
  const name = document.title || t('admin.products.documents.document', { number: at + 1 })
  const change = useSteady((part: Partial<ProductDocument>) => edit.change(at, { ...document, ...part }))
  const rename = useSteady(({ value, english }: Words) => change({ title: value, titleEn: english }))
  const move = useSteady((to: number) => edit.move(at, to))
  const remove = useSteady(() => edit.remove(at))
  return (
    <div className="parts-param" role="group" aria-label={name}>
      <div className="parts-line">
        <WordsPair
          label={t('admin.products.documents.title')}
          value={document.title}
          english={document.titleEn}
          issue={issues.get(`${at}.title`)}
          change={rename}
        />
        <Facts document={document} change={change} />
      </div>
      <div className="parts-foot">
        <a href={document.file} target="_blank" rel="noopener" aria-label={t('admin.products.documents.open', { name })}>
          <PaperClipOutlined aria-hidden /> {t('admin.upload.open')}
        </a>
        <span className="kit-space" />
        <EntryButtons name={name} at={at} last={last} move={move} remove={remove} />
      </div>
    </div>
  )
})

const NO_LANGUAGE = 'none'

function Facts({ document, change }: { document: ProductDocument; change: (part: Partial<ProductDocument>) => void }) {
  const { t } = useTranslation()
  const kinds = DOCUMENT_KINDS.map((value) => ({ value, label: t(`admin.products.documents.kinds.${value}`) }))
  const languages = [
    { value: NO_LANGUAGE, label: t('admin.products.documents.noLanguage') },
    ...LANGUAGES.map((value) => ({ value, label: t(`admin.languages.${value}`) })),
  ]
  return (
    <>
      <Part label={t('admin.products.documents.kind')}>
        {(handed) => (
          <Select<DocumentKind>
            {...handed}
            options={kinds}
            value={document.kind}
            onChange={(kind) => change({ kind })}
            className="kit-wide"
          />
        )}
      </Part>
      <Part label={t('admin.products.documents.language')}>
        {(handed) => (
          <Select<string>
            {...handed}
            options={languages}
            value={document.language ?? NO_LANGUAGE}
            onChange={(language) => change({ language: language === NO_LANGUAGE ? null : (language as Language) })}
            className="kit-wide"
          />
        )}
      </Part>
      <Part label={t('admin.products.documents.version')}>
        {(handed) => (
          <Input
            {...handed}
            maxLength={32}
            value={document.version ?? ''}
            onChange={({ target }) => change({ version: target.value || null })}
          />
        )}
      </Part>
    </>
  )
}
