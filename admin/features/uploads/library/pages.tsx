import { Pagination } from 'antd'
import { useTranslation } from 'react-i18next'
import { countText } from '../../../../contract/format/count-text.ts'
import { usePagerNames } from '../../../resource/pieces/use-pager-names.ts'
import { SIZE, type Library } from './use-library.ts'

/** The pages of the library, with the number of files that were found. */
export function Pages({ library: { rows, page, set } }: { library: Library }) {
  const { t } = useTranslation()
  const itemRender = usePagerNames()
  const total = rows.data?.totalCount ?? 0
  if (total === 0) return null
  return (
    <Pagination
      className="library-pages"
      align="end"
      current={page}
      pageSize={SIZE}
      total={total}
      showSizeChanger={false}
      itemRender={itemRender}
      showTotal={(number) => t('admin.list.total', { number: countText(number, rows.data?.hasMore) })}
      onChange={(next) => set({ page: next > 1 ? String(next) : '' })}
    />
  )
}
