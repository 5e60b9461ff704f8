import { Button, Empty, Spin } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedRows } from '../failed-rows.tsx'
import { FileGrid, type GridFile } from './file-grid.tsx'
import { SearchBox } from './search-box.tsx'

interface FileChoicesProps<F extends GridFile> {
  /** Names the grid, its search and what it says while it has nothing to show. */
  words: { label: string; search: string; none: string; notFound: string }
  keyword: string
  setKeyword: (keyword: string) => void
  /** Undefined until the first have arrived. */
  files: F[] | undefined
  chosen: F[]
  choose: (chosen: F[]) => void
  isSingle?: boolean
  isBusy: boolean
  failure?: { error: Error; retry: () => unknown } | null
  /** Fetches the next page; null after the last. */
  more: (() => void) | null
  /** Stands beside the search. */
  filter?: ReactNode
}

/** Chooses among files by search, as tiles. */
export function FileChoices<F extends GridFile>({
  words,
  keyword,
  setKeyword,
  files,
  isBusy,
  failure,
  more,
  filter,
  ...grid
}: FileChoicesProps<F>) {
  const { t } = useTranslation()
  return (
    <Spin spinning={isBusy} delay={200}>
      <div className="kit-choosing">
        <SearchBox label={words.search} value={keyword} set={setKeyword} />
        {filter}
      </div>
      {failure && <FailedRows error={failure.error} retry={failure.retry} />}
      {files?.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={keyword ? words.notFound : words.none} />}
      <div className="kit-choosing-files">
        {files && files.length > 0 && <FileGrid label={words.label} files={files} {...grid} />}
        {more && (
          <Button block className="kit-choosing-more" loading={isBusy} onClick={more}>
            {t('admin.library.more')}
          </Button>
        )}
      </div>
    </Spin>
  )
}
