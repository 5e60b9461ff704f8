import { Empty } from 'antd'
import { useTranslation } from 'react-i18next'
import { access } from '../../../contract/features/access.ts'
import { withAccess, type AskedAccess } from '../../resource/data/access-address.ts'
import { PageHead } from '../../resource/pieces/page-head.tsx'
import { quietly } from '../../session/session.ts'
import { AccountQuery } from '../users/account-query.tsx'
import { rowsOf, type AskedProps } from './asked.ts'
import { Question } from './question.tsx'
import { Verdict } from './verdict.tsx'

/** The question, who may do what with which row, and below it the answer with its reasons (B-51g). */
export function Why({ asked: given, setAddress }: AskedProps) {
  const { t } = useTranslation()
  const asked = { ...given, id: rowsOf(given.permit) ? given.id : null }
  const ask = (change: Partial<AskedAccess>) => setAddress((now) => withAccess(now, change))
  return (
    <>
      <PageHead title={t('admin.pages.access')} lead={t('admin.access.lead')} />
      <Question asked={asked} ask={ask} />
      <section className="kit-card why">
        {asked.userId !== null && asked.permit !== '' ? (
          <Answer userId={asked.userId} permit={asked.permit} id={asked.id} />
        ) : (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('admin.access.start')} />
        )}
      </section>
    </>
  )
}

const Answer = ({ userId, permit, id }: { userId: number; permit: string; id: number | null }) => (
  <AccountQuery
    id={userId}
    part={`why ${permit} ${id}`}
    read={() => quietly(access.explain, { userId, permit, ...(id !== null && { id }) })}
  >
    {(told) => <Verdict told={told} permit={permit} />}
  </AccountQuery>
)
