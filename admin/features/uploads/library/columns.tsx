import { DeleteOutlined } from '@ant-design/icons'
import { Button, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '../../../../contract/features/upload-library.ts'
import { useMedia, WIDER } from '../../../browser/use-media.ts'
import { RelativeTime } from '../../../resource/pieces/ago.tsx'
import { FileFace } from '../../../resource/pieces/library/file-face.tsx'
import { sizeText } from '../../../resource/pieces/uploads/size-text.ts'
import { useAskRemove } from '../../../resource/pieces/use-ask-remove.ts'
import { ContentButton } from '../content/content-button.tsx'
import { faceAddress } from '../content/put-content.ts'
import { DetailsButton } from '../details/details-button.tsx'
import { Noted } from '../details/noted.tsx'
import { UsesButton } from '../uses/uses-button.tsx'

export type Remove = ((address: string) => Promise<void>) | undefined
type Columns = TableColumnsType<LibraryFile>

/** The columns of the files; on a phone most of them stand in one. */
export function useColumns(remove: Remove, sort: string): Columns {
  const { t } = useTranslation()
  const isWide = useMedia(WIDER.md)
  const isWidest = useMedia(WIDER.xxl)
  const face = {
    key: 'face',
    title: <span className="kit-hidden">{t('admin.files.kind')}</span>,
    width: isWide ? 92 : 68,
    render: (_: unknown, row: LibraryFile) => <FileFace file={{ kind: row.kind, url: faceAddress(row) }} />,
  }
  const away = {
    key: 'away',
    title: <span className="kit-hidden">{t('admin.list.actions')}</span>,
    width: isWide ? 108 : 92,
    align: 'end' as const,
    render: (_: unknown, row: LibraryFile) => (
      <>
        <ContentButton file={row} />
        <DetailsButton file={row} />
        {remove && <DeleteButton file={row} remove={remove} />}
      </>
    ),
  }
  const sorted = (key: string) => ({ key, sorter: true, sortOrder: orderOf(sort, key) })
  const name = { ...sorted('name'), title: t('admin.files.name') }
  const who = { key: 'who', title: t('admin.files.uploader'), width: 120, render: (_: unknown, row: LibraryFile) => row.userName ?? '' }
  if (!isWide) return [face, { ...name, render: (_, row) => <Name row={row} isAlone /> }, away]
  return [
    face,
    { ...name, render: (_, row) => <Name row={row} /> },
    { ...sorted('size'), title: t('admin.files.size'), width: 96, align: 'end', render: (_, row) => sizeText(row.size) },
    ...(isWidest ? [who] : []),
    { ...sorted('useCount'), title: t('admin.files.uses'), width: 112, render: (_, row) => <UsesButton file={row} /> },
    { ...sorted('creationTime'), title: t('admin.files.when'), width: 120, render: (_, row) => <RelativeTime at={row.creationTime} /> },
    away,
  ]
}

const orderOf = (sort: string, key: string): 'ascend' | 'descend' | null =>
  sort === `${key}-asc` ? 'ascend' : sort === `${key}-desc` ? 'descend' : null

/** The name leads to the file; on a phone size, moment and uses stand below it. */
function Name({ row, isAlone = false }: { row: LibraryFile; isAlone?: boolean }) {
  return (
    <>
      <a className="uploads-name" href={row.url} target="_blank" rel="noopener">
        {row.title ?? row.name}
      </a>
      <Noted file={row} />
      {isAlone && (
        <div className="kit-hint">
          {sizeText(row.size)} · <RelativeTime at={row.creationTime} /> · <UsesButton file={row} />
        </div>
      )}
    </>
  )
}

function DeleteButton({ file, remove }: { file: LibraryFile; remove: NonNullable<Remove> }) {
  const { t } = useTranslation()
  const ask = useAskRemove()
  return (
    <Button
      type="text"
      size="small"
      danger
      icon={<DeleteOutlined />}
      aria-label={`${t('admin.files.delete')} ${file.name}`}
      title={t('admin.files.delete')}
      onClick={() => ask(() => remove(file.url))}
    />
  )
}
