import { Button, Input, Result, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchOutlined } from '@ant-design/icons'
import type { Binned } from '../../../contract/features/recycle-bin.ts'
import '../../resource/kit.css'
import { ClearIcon } from '../../resource/pieces/clear-icon.tsx'
import { PageHead } from '../../resource/pieces/page-head.tsx'
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
          <Result
            status="warning"
            title={t('admin.list.failed')}
            subTitle={rows.error.message}
            extra={<Button onClick={() => void rows.refetch()}>{t('admin.list.retry')}</Button>}
          />
        ) : (
          <BinTable bin={bin} chosen={chosen} choose={choose} actions={actions} />
        )}
        {chosen.length > 0 && (
          <div className="kit-selection" role="region" aria-label={t('admin.listing.batch')}>
            <span role="status">{t('admin.list.selected', { number: chosen.length })}</span>
            <Button size="small" type="text" onClick={() => choose([])}>
              {t('admin.list.clear')}
            </Button>
            <span className="kit-space" />
            <Button size="small" onClick={() => actions.restore(chosen)}>
              {t('admin.bin.restore')}
            </Button>
            <Button size="small" danger onClick={() => actions.eraseAsking(chosen)}>
              {t('admin.bin.forever')}
            </Button>
          </div>
        )}
      </section>
    </>
  )
}

function BinFilters({ bin: { kind, keyword, set } }: { bin: Bin }) {
  const { t } = useTranslation()
  const kinds = useKinds()
  const [written, setWritten] = useState({ of: keyword, text: keyword })
  if (written.of !== keyword) setWritten({ of: keyword, text: keyword })
  return (
    <div className="kit-bar" role="search">
      <div className="kit-bar-row">
        <Input
          allowClear={{ clearIcon: <ClearIcon /> }}
          prefix={<SearchOutlined aria-hidden />}
          className="kit-keyword"
          type="search"
          maxLength={100}
          value={written.text}
          placeholder={t('admin.bin.search')}
          aria-label={t('admin.bin.search')}
          onChange={(event) => setWritten({ of: keyword, text: event.target.value })}
          onPressEnter={() => set({ keyword: written.text.trim() })}
          onClear={() => set({ keyword: '' })}
        />
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
      </div>
    </div>
  )
}
