import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { exactMomentOf } from '../../resource/data/moment.ts'
import type { Log, LogRow } from './use-log.ts'

/** The way to newer and older rows. A search that has ended early says how far it came and offers to go on. */
export function LogPager<R extends LogRow>({ log: { rows, set, isAt, isForward } }: { log: Log<R> }) {
  const { t } = useTranslation()
  const { data } = rows
  if (!data) return null
  const { newer, older, searchedUpTo } = data
  const go = (name: 'before' | 'after', id: number | null) => () => set({ [name]: String(id ?? '') })
  return (
    <>
      {searchedUpTo && (
        <p className="log-searched" role="status">
          {t(isForward ? 'admin.logs.searchedOnTo' : 'admin.logs.searchedUpTo', { time: exactMomentOf(searchedUpTo) })}
          <Button size="small" loading={rows.isFetching} onClick={isForward ? go('after', newer) : go('before', older)}>
            {t('admin.logs.searchOn')}
          </Button>
        </p>
      )}
      <nav className="log-pager" aria-label={t('admin.logs.pages')}>
        <Button disabled={!isAt} onClick={() => set({})}>
          {t('admin.logs.newest')}
        </Button>
        <Button disabled={newer === null} onClick={go('after', newer)}>
          {t('admin.logs.newer')}
        </Button>
        <Button disabled={older === null} onClick={go('before', older)}>
          {t('admin.logs.older')}
        </Button>
      </nav>
    </>
  )
}
