import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { UPLOAD_ORDERS } from '../../../../contract/features/upload-library.ts'
import type { Library } from './use-library.ts'

type Sort = `${(typeof UPLOAD_ORDERS)[number]}-${'asc' | 'desc'}`
const LATEST: Sort = 'creationTime-desc'
const SORTS: readonly Sort[] = UPLOAD_ORDERS.flatMap((name): Sort[] =>
  name === 'name' ? [`${name}-asc`, `${name}-desc`] : [`${name}-desc`, `${name}-asc`],
)

/** The order of the files; the address keeps it unless it is the usual one. */
export function SortChoice({ library: { sort, set } }: { library: Library }) {
  const { t } = useTranslation()
  const label = t('admin.library.sort')
  return (
    <Select
      className="library-sort"
      aria-label={label}
      value={SORTS.find((one) => one === sort) ?? LATEST}
      onChange={(next: Sort) => set({ sort: next === LATEST ? '' : next })}
      options={SORTS.map((value) => ({ value, label: t(`admin.library.sorts.${value}`) }))}
    />
  )
}
