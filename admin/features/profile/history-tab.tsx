import { Empty, Pagination } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnSignIn } from '../../../contract/features/profile.ts'
import { siteTime } from '../../browser/site-time.ts'
import { DateFilter } from '../../resource/kinds/date/filter.tsx'
import { useDevice } from './device.tsx'
import { Fetched } from './fetched.tsx'
import { SignInResult } from './sign-in-result.tsx'
import { useOwnSignIns } from './use-own.ts'

const SIZE = 20

/** B-56b: the attempts to sign in to the own account. */
export function HistoryTab() {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const [days, setDays] = useState<Record<string, string>>({})
  const query = useOwnSignIns(page, SIZE, days)
  const choose = (change: Record<string, string>) => {
    setDays(Object.fromEntries(Object.entries({ ...days, ...change }).filter(([, day]) => day !== '')))
    setPage(1)
  }
  return (
    <section className="kit-card" aria-busy={query.isFetching}>
      <div className="profile-top">
        <span className="kit-quiet">{t('admin.own.historyLead')}</span>
        <DateFilter name="creationTime" label={t('admin.own.historyDays')} values={days} set={choose} />
      </div>
      <Fetched query={query}>
        {({ items, totalCount }) => (
          <>
            {items.length === 0 && (
              <Empty
                image={Empty.PRESENTED_IMAGE_SIMPLE}
                description={t(Object.keys(days).length > 0 ? 'admin.own.historyNoneFound' : 'admin.own.historyNone')}
              />
            )}
            <ul className="profile-list">
              {items.map((signIn) => (
                <SignInItem key={signIn.id} signIn={signIn} />
              ))}
            </ul>
            <Pagination
              align="end"
              current={page}
              pageSize={SIZE}
              total={totalCount}
              showSizeChanger={false}
              hideOnSinglePage
              showTotal={(number) => t('admin.own.more', { number })}
              onChange={setPage}
            />
          </>
        )}
      </Fetched>
    </section>
  )
}

function SignInItem({ signIn: { result, browserInfo, creationTime, ip } }: { signIn: OwnSignIn }) {
  const { t } = useTranslation()
  return (
    <li>
      <span className="profile-when kit-number">{siteTime(creationTime)}</span>
      <div className="profile-grow">
        <span className="profile-name">{useDevice()(browserInfo)}</span>
        <span className="kit-quiet">
          {t('admin.own.address')} {ip}
        </span>
      </div>
      <SignInResult result={result} />
    </li>
  )
}
