import { DownOutlined, FolderOpenOutlined, MinusOutlined, PlusOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons'
import { Button, Input, Upload } from 'antd'
import type { ReactNode } from 'react'
import './pdf.css'
import { usePdfWords } from './pdf-words.ts'
import { NumberInput } from '../../shell/parts/number-input.tsx'

interface PdfBarProps {
  page: number
  pages: number
  go: (page: number) => void
  scale: number
  zoom: (factor: number) => void
  search: (text: string, backwards?: boolean) => void
  found: ReactNode
  open: (file: File) => void
  children?: ReactNode
}

/** The tools of a document: pages, size, search. */
export function PdfBar({ page, pages, go, scale, zoom, search, found, open, children }: PdfBarProps) {
  const say = usePdfWords()
  return (
    <div className="example-bar pdf-bar" role="toolbar" aria-label={say('bar.tools')}>
      <span className="pdf-group">
        <Button
          icon={<UpOutlined />}
          aria-label={say('bar.previous')}
          title={say('bar.previous')}
          disabled={page <= 1}
          onClick={() => go(page - 1)}
        />
        <NumberInput
          aria-label={say('bar.page')}
          controls={false}
          min={1}
          max={Math.max(1, pages)}
          precision={0}
          value={page}
          onChange={(given) => given !== null && go(given)}
        />
        <span className="pdf-pages">/ {pages}</span>
        <Button
          icon={<DownOutlined />}
          aria-label={say('bar.next')}
          title={say('bar.next')}
          disabled={page >= pages}
          onClick={() => go(page + 1)}
        />
      </span>
      <span className="pdf-group">
        <Button icon={<MinusOutlined />} aria-label={say('bar.smaller')} title={say('bar.smaller')} onClick={() => zoom(1 / 1.25)} />
        <span className="pdf-scale">{Math.round(scale * 100)}%</span>
        <Button icon={<PlusOutlined />} aria-label={say('bar.larger')} title={say('bar.larger')} onClick={() => zoom(1.25)} />
      </span>
      {children}
      <span className="pdf-group pdf-search">
        <Input
          allowClear
          type="search"
          prefix={<SearchOutlined />}
          aria-label={say('bar.search')}
          placeholder={say('bar.search')}
          onPressEnter={(event) => search(event.currentTarget.value, event.shiftKey)}
          onClear={() => search('')}
        />
        <span className="kit-quiet" role="status">
          {found}
        </span>
      </span>
      <Upload accept=".pdf,application/pdf" showUploadList={false} beforeUpload={(file) => (open(file), false)}>
        <Button icon={<FolderOpenOutlined />}>{say('bar.open')}</Button>
      </Upload>
    </div>
  )
}
