import { Button, Empty } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accounts } from '../../../contract/features/accounts.ts'
import { exactMomentOf } from '../../resource/data/moment.ts'
import { DateFilter } from '../../resource/kinds/date/filter.tsx'
import { quietly } from '../../session/session.ts'
import { useDevice } from '../profile/device.tsx'
import { SignInResult } from '../profile/sign-in-result.tsx'
import { AccountQuery } from './account-query.tsx'

const PAGE = 10
/** The most attempts that one call brings. */
const MOST = 1000

/** The last attempts to sign in to an account (B-59h). */
export function PersonSignIns({ id }: { id: number }) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState(PAGE)
  const [days, setDays] = useState<Record<string, string>>({})
  const choose = (change: Record<string, string>) => {
    setDays({ ...days, ...change })
    setWanted(PAGE)
  }
  const device = useDevice()
  return (
    <>
      <DateFilter name="creationTime" label={t('admin.own.historyDays')} values={days} set={choose} />
      <AccountQuery
        id={id}
        part={`sign-ins ${JSON.stringify([wanted, days])}`}
        read={() => quietly(accounts.signIns, { id, maxResultCount: wanted, ...days })}
      >
        {({ items, hasMore }) =>
          items.length === 0 ? (
            <Empty
              image={Empty.PRESENTED_IMAGE_SIMPLE}
              description={t(Object.values(days).some(Boolean) ? 'admin.own.historyNoneFound' : 'admin.account.signIn.none')}
            />
          ) : (
            <>
              <ul className="person-list">
                {items.map((attempt) => (
                  <li key={attempt.id} className="person-line">
                    <span className="kit-number">{exactMomentOf(attempt.creationTime)}</span>
                    <SignInResult result={attempt.result} />
                    <span className="kit-quiet" title={attempt.browserInfo}>
                      {device(attempt.browserInfo)} {attempt.ip}
                    </span>
                  </li>
                ))}
              </ul>
              {hasMore && wanted < MOST && (
                <Button size="small" onClick={() => setWanted(wanted + 5 * PAGE)}>
                  {t('admin.account.signIn.more')}
                </Button>
              )}
            </>
          )
        }
      </AccountQuery>
    </>
  )
}
