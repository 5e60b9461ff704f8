import { Pagination } from 'antd'
import { useTranslation } from 'react-i18next'
import { countText } from '../../../contract/format/count-text.ts'
import { usePagerNames } from '../../resource/pieces/use-pager-names.ts'

interface PeoplePagerProps {
  page: number
  size: number
  total: number
  /** Counting stopped at its bound. */
  hasMore?: boolean | undefined
  setPage: (page: number) => void
}

/** The pages of a list of people within a card, with their number; nothing while all fit on one page. */
export function PeoplePager({ page, size, total, hasMore, setPage }: PeoplePagerProps) {
  const { t } = useTranslation()
  return (
    <Pagination
      size="small"
      align="end"
      hideOnSinglePage
      showSizeChanger={false}
      itemRender={usePagerNames()}
      current={page}
      pageSize={size}
      total={total}
      showTotal={(number) => t('admin.members.pager', { number: countText(number, hasMore) })}
      onChange={setPage}
    />
  )
}
