import { Table } from 'antd'
import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '../../../../contract/features/upload-library.ts'
import { useMedia, WIDER } from '../../../browser/use-media.ts'
import { useColumns, type Remove } from './columns.tsx'
import type { Library } from './use-library.ts'

interface FileTableProps {
  library: Library
  files: readonly LibraryFile[]
  remove: Remove
}

/** The files as lines, with who sent them and when. */
export function FileTable({ library: { selected, select, sort, set }, files, remove }: FileTableProps) {
  const { t } = useTranslation()
  const isWide = useMedia(WIDER.md)
  return (
    <div className="kit-table">
      <Table<LibraryFile>
        rowKey="id"
        size={isWide ? 'middle' : 'small'}
        tableLayout="fixed"
        columns={useColumns(remove, sort)}
        dataSource={files}
        pagination={false}
        onChange={(_, __, sorter) => {
          const { columnKey, order } = Array.isArray(sorter) ? sorter[0]! : sorter
          set({ sort: order ? `${String(columnKey)}-${order === 'ascend' ? 'asc' : 'desc'}` : '' })
        }}
        rowSelection={{
          columnWidth: 44,
          preserveSelectedRowKeys: true,
          selectedRowKeys: selected.map(({ id }) => id),
          getCheckboxProps: ({ name }) => ({ 'aria-label': name }),
          getTitleCheckboxProps: () => ({ 'aria-label': t('admin.library.allOfPage') }),
          // Of rows of other pages the table knows the keys only.
          onChange: (keys) =>
            select([...selected, ...files].filter(({ id }, at, all) => keys.includes(id) && all.findIndex((one) => one.id === id) === at)),
        }}
      />
    </div>
  )
}
