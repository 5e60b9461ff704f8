import { Button, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Binned } from '../../../contract/features/recycle-bin.ts'
import '../../resource/kit.css'
import { DateFilter } from '../../resource/kinds/date/filter.tsx'
import { Keyword } from '../../resource/list/keyword.tsx'
import { FailedRows } from '../../resource/pieces/failed-rows.tsx'
import { PageHead } from '../../resource/pieces/page-head.tsx'
import { Selection } from '../../resource/pieces/selection.tsx'
import { BinTable } from './bin-table.tsx'
import { useBinActions } from './use-bin-actions.ts'
import { useBin, useKinds, type Bin } from './use-bin.ts'

/** The recycle bins of all resources on one screen: what was deleted by whom, to be restored or deleted for good. */
export const Component = () => {
  const { t } = useTranslation()
  const bin = useBin()
  const { rows } = bin
  const [chosen, choose] = useState<readonly Binned[]>([])
  const actions = useBinActions(() => choose([]))
  return (
    <>
      <PageHead title={t('admin.pages.recycleBin')} lead={t('admin.bin.lead')} />
      <section className="kit-card" aria-busy={rows.isFetching}>
        <BinFilters bin={bin} />
        {rows.isError && !rows.data ? (
          <FailedRows error={rows.error} retry={rows.refetch} />
        ) : (
          <BinTable bin={bin} chosen={chosen} choose={choose} actions={actions} />
        )}
        {chosen.length > 0 && (
          <Selection number={chosen.length} clear={() => choose([])}>
            <Button size="small" onClick={() => actions.restore(chosen)}>
              {t('admin.bin.restore')}
            </Button>
            <Button size="small" danger onClick={() => actions.eraseAsking(chosen)}>
              {t('admin.bin.forever')}
            </Button>
          </Selection>
        )}
      </section>
    </>
  )
}

function BinFilters({ bin: { kind, keyword, days, set } }: { bin: Bin }) {
  const { t } = useTranslation()
  const kinds = useKinds()
  return (
    <div className="kit-bar" role="search">
      <div className="kit-bar-row">
        <Keyword label={t('admin.bin.search')} value={keyword} set={(next) => set({ keyword: next })} />
        <Select
          className="kit-filter"
          aria-label={t('admin.bin.kind')}
          showSearch={{ optionFilterProp: 'label' }}
          value={kind}
          onChange={(next) => set({ kind: next })}
          options={[
            { value: '', label: t('admin.bin.kinds') },
            ...kinds.map(({ name }) => ({ value: name, label: t(`resources.${name as 'news'}.name`) })),
          ]}
        />
        <DateFilter name="creationTime" label={t('admin.bin.when')} values={days} set={set} />
      </div>
    </div>
  )
}
