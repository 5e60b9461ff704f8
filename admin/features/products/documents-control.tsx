import { PaperClipOutlined } from '@ant-design/icons'
import { ConfigProvider } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inputSchema } from '../../../contract/field-schema.ts'
import type { ProductDocument } from '../../../contract/resources/product-documents.ts'
import { useIssues } from '../../resource/data/issues.ts'
import { allowed } from '../../resource/data/allowed-files.ts'
import { useFileLimits } from '../../resource/data/upload-limits.ts'
import { useUpload } from '../../resource/data/upload.ts'
import type { ControlProps } from '../../resource/kinds/props/control.ts'
import { DropBox } from '../../resource/pieces/drop-box.tsx'
import { leaving } from '../../resource/pieces/part.tsx'
import { DocumentEditor } from './document-editor.tsx'
import { newDocument } from './new-document.ts'
import './products.css'
import { useListEdit } from './use-list-edit.ts'

const MOST = 50
const NONE: ProductDocument[] = []

/** The documents of a product: files that are chosen or dropped, one after the other, each with its kind, title, language and version. */
export function DocumentsControl({ id, value, onChange, onBlur, field }: ControlProps) {
  const { t } = useTranslation()
  const { percent, upload } = useUpload('file')
  const [name, setName] = useState('')
  const { componentDisabled } = ConfigProvider.useConfig()
  const issues = useIssues(inputSchema(field), value)
  const limits = useFileLimits()
  const documents = (value ?? NONE) as ProductDocument[]
  const edit = useListEdit(documents, (next) => onChange?.(next.length > 0 ? next : null))

  async function take(files: readonly File[]): Promise<void> {
    // They join the list together: the next one may arrive before the form has drawn the one before.
    const arrived: ProductDocument[] = []
    const present = documents.map(({ title: name }) => ({ name, size: 0 }))
    for (const file of allowed(files, { about: 'file', limits: { ...limits, limit: MOST }, present })) {
      setName(file.name)
      const view = await upload(file)
      if (view) arrived.push(newDocument(file.name, view.url))
    }
    if (arrived.length > 0) edit.add(...arrived)
    onBlur?.()
  }
  return (
    <div onBlur={leaving(onBlur)}>
      {documents.map((document, at) => (
        <DocumentEditor key={at} at={at} last={documents.length - 1} document={document} issues={issues} edit={edit} />
      ))}
      <DropBox
        id={id}
        multiple
        accept={limits.types?.join(',')}
        disabled={componentDisabled || percent !== null || documents.length >= MOST}
        className="kit-upload-line"
        take={(files) => void take(files)}
      >
        <PaperClipOutlined aria-hidden />
        <span>{percent === null ? t('admin.products.documents.choose') : t('admin.products.documents.busy', { name, percent })}</span>
        <span className="kit-hint">{t('admin.products.documents.hint', { megabytes: limits.fileSize })}</span>
      </DropBox>
    </div>
  )
}
