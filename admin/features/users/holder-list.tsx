import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Result, Skeleton, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { OutputOf } from '../../../contract/endpoint.ts'
import type { access } from '../../../contract/features/access.ts'
import { countText } from '../../../contract/format/count-text.ts'
import { user } from '../../../contract/resources/identity.ts'
import { accessAddress, type AskedAccess } from '../../resource/data/access-address.ts'
import { Keyword } from '../../resource/list/keyword.tsx'
import './holder-list.css'
import { PeoplePager } from './people-pager.tsx'
import { PersonName } from './person-name.tsx'
import { WayTags } from './way-tags.tsx'

const PAGE = 10

type People = OutputOf<typeof access.holders>
type Asked = Omit<AskedAccess, 'userId'>

interface HolderListProps {
  /** The permit, and the row if one is named, that the people hold it for. */
  asked: Asked
  read: (page: { maxResultCount: number; skipCount: number; keyword?: string }) => Promise<People>
  empty: string
}

/** The people who may do something, by search and in pages: each with the roles that let them, and a link to the reasons. */
export function HolderList({ asked, read, empty }: HolderListProps) {
  const { t, i18n } = useTranslation()
  const [{ keyword, page }, setLook] = useState({ keyword: '', page: 1 })
  const input = { maxResultCount: PAGE, skipCount: (page - 1) * PAGE, ...(keyword && { keyword }) }
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [user.name, 'list', 'holders', asked, input, i18n.language],
    queryFn: () => read(input),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  if (!data && error)
    return <Result status="warning" title={error.message} extra={<Button onClick={() => void refetch()}>{t('admin.list.retry')}</Button>} />
  const { totalCount, hasMore, items }: People = data ?? { totalCount: 0, items: [] }
  return (
    <div aria-busy={isFetching}>
      {!data && <Skeleton active title={false} />}
      {data && (
        <p role="status" className="kit-quiet kit-number holders-number">
          {totalCount > 0
            ? t('admin.people.number', { number: countText(totalCount, hasMore) })
            : keyword
              ? t('admin.members.none')
              : empty}
        </p>
      )}
      {(totalCount > PAGE || keyword !== '') && (
        <Keyword label={t('admin.people.change.search')} value={keyword} set={(next) => setLook({ keyword: next, page: 1 })} />
      )}
      <ul className="holders-list">
        {items.map((person) => (
          <Holder key={person.id} person={person} asked={asked} />
        ))}
      </ul>
      <PeoplePager page={page} size={PAGE} total={totalCount} hasMore={hasMore} setPage={(next) => setLook({ keyword, page: next })} />
    </div>
  )
}

function Holder({ person, asked }: { person: People['items'][number]; asked: Asked }) {
  const { t } = useTranslation()
  const name = person.fullName || person.userName
  return (
    <li>
      <span className="holders-who">
        <PersonName person={person} />
        {!person.isActive && <Tag>{t('admin.account.disabled')}</Tag>}
      </span>
      <span className="holders-ways">
        <WayTags ways={person.ways} />
      </span>
      <Link to={accessAddress({ ...asked, userId: person.id })} aria-label={t('admin.people.why.who', { name })}>
        {t('admin.people.why.link')}
      </Link>
    </li>
  )
}
