import { DeleteOutlined, PaperClipOutlined, VideoCameraOutlined } from '@ant-design/icons'
import { Button, Empty, Table, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { withFocus } from '../../../contract/picture-files.ts'
import { countText } from '../../../contract/format/count-text.ts'
import type { LibraryFile } from '../../../contract/features/upload-library.ts'
import { useMedia, WIDER } from '../../browser/use-media.ts'
import { RelativeTime } from '../../resource/pieces/ago.tsx'
import { FailedRows } from '../../resource/pieces/failed-rows.tsx'
import { Thumbnail } from '../../resource/pieces/thumbnail.tsx'
import { sizeText } from '../../resource/pieces/uploads/size-text.ts'
import { useAskRemove } from '../../resource/pieces/use-ask-remove.ts'
import { usePagerNames } from '../../resource/pieces/use-pager-names.ts'
import { ContentButton } from './content/content-button.tsx'
import { contentAddress } from './content/put-content.ts'
import { DetailsButton } from './details/details-button.tsx'
import { LicenceNotice } from './details/licence-notice.tsx'
import { Noted } from './details/noted.tsx'
import { LibraryFilters } from './library-filters.tsx'
import { DuplicatesNotice } from './same/duplicates-notice.tsx'
import { UsesButton } from './uses/uses-button.tsx'
import { SIZE, useLibrary, type Library } from './library/use-library.ts'

type Remove = ((address: string) => Promise<void>) | undefined

/** The uploaded files, the latest first, with search and the way to delete. */
export function LibraryList({ remove }: { remove: Remove }) {
  const { t } = useTranslation()
  const library = useLibrary()
  const { rows } = library
  return (
    <section className="kit-card" aria-busy={rows.isFetching} aria-label={t('admin.files.library')}>
      <h2 className="uploads-title">{t('admin.files.library')}</h2>
      <LicenceNotice library={library} />
      <DuplicatesNotice library={library} />
      <LibraryFilters library={library} />
      {rows.isError ? <FailedRows error={rows.error} retry={rows.refetch} /> : <Files library={library} remove={remove} />}
    </section>
  )
}

function Files({ library: { rows, isFiltered, page, set }, remove }: { library: Library; remove: Remove }) {
  const { t } = useTranslation()
  const itemRender = usePagerNames()
  return (
    <div className="kit-table">
      <Table<LibraryFile>
        rowKey="id"
        size="middle"
        tableLayout="fixed"
        columns={useColumns(remove)}
        dataSource={rows.data?.items ?? []}
        loading={{ spinning: rows.isPending || rows.isPlaceholderData, delay: 100 }}
        locale={{
          emptyText: rows.data && (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(isFiltered ? 'admin.files.noneFound' : 'admin.files.none')} />
          ),
        }}
        onChange={({ current = 1 }) => set({ page: current > 1 ? String(current) : '' })}
        pagination={{
          current: page,
          pageSize: SIZE,
          total: rows.data?.totalCount ?? 0,
          showSizeChanger: false,
          hideOnSinglePage: true,
          itemRender,
          showTotal: (number) => t('admin.list.total', { number: countText(number, rows.data?.hasMore) }),
        }}
      />
    </div>
  )
}

function useColumns(remove: Remove): TableColumnsType<LibraryFile> {
  const { t } = useTranslation()
  const isWide = useMedia(WIDER.md)
  const name = (row: LibraryFile) => (
    <a className="uploads-name" href={row.url} target="_blank" rel="noopener">
      {row.title ?? row.name}
    </a>
  )
  const face = { key: 'face', title: <span className="kit-hidden">{t('admin.files.kind')}</span>, width: 100, render: faceOf }
  const away = {
    key: 'away',
    title: <span className="kit-hidden">{t('admin.list.actions')}</span>,
    width: 116,
    align: 'end' as const,
    render: (_: unknown, row: LibraryFile) => (
      <>
        <ContentButton file={row} />
        <DetailsButton file={row} />
        {remove && <DeleteButton file={row} remove={remove} />}
      </>
    ),
  }
  if (!isWide)
    return [
      face,
      {
        key: 'name',
        title: t('admin.files.name'),
        render: (_, row) => (
          <>
            {name(row)}
            <Noted file={row} />
            <div className="kit-hint">
              {sizeText(row.size)} · <RelativeTime at={row.creationTime} /> · <UsesButton file={row} />
            </div>
          </>
        ),
      },
      away,
    ]
  return [
    face,
    {
      key: 'name',
      title: t('admin.files.name'),
      render: (_, row) => (
        <>
          {name(row)}
          <Noted file={row} />
        </>
      ),
    },
    { key: 'kind', title: t('admin.files.kind'), width: 110, render: (_, row) => t(`admin.files.kinds.${row.kind}`) },
    { key: 'size', title: t('admin.files.size'), width: 110, align: 'end', render: (_, row) => sizeText(row.size) },
    { key: 'who', title: t('admin.files.uploader'), width: 140, render: (_, row) => row.userName ?? '' },
    { key: 'uses', title: t('admin.files.uses'), width: 110, render: (_, row) => <UsesButton file={row} /> },
    { key: 'when', title: t('admin.files.when'), width: 150, render: (_, row) => <RelativeTime at={row.creationTime} /> },
    away,
  ]
}

const faceOf = (_: unknown, file: LibraryFile) =>
  file.kind === 'picture' ? (
    <Thumbnail address={withFocus(contentAddress(file), file.focus)} />
  ) : (
    <span className="kit-thumbnail kit-no-picture">
      {file.kind === 'video' ? <VideoCameraOutlined aria-hidden /> : <PaperClipOutlined aria-hidden />}
    </span>
  )

function DeleteButton({ file, remove }: { file: LibraryFile; remove: (address: string) => Promise<void> }) {
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
