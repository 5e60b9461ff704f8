import { Button, Empty, Result, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { permitOf } from '../../../contract/resource.ts'
import { user } from '../../../contract/resources/identity.ts'
import { useCan } from '../../session/use-can.ts'
import { Portrait } from '../../shell/portrait.tsx'
import { Keyword } from '../../resource/list/keyword.tsx'
import { AddMembers } from './add-members.tsx'
import './members.css'
import { PeoplePager } from './people-pager.tsx'
import { MEMBERS_PAGE, useMembers, type Member, type MembersProps } from './use-members.ts'

/** The users of a unit or a role, with search and pages. Whoever may edit users adds and removes them at once. */
export function Members(props: MembersProps) {
  const mayView = useCan(permitOf(user, 'View'))
  return mayView ? <MemberList {...props} /> : null
}

function MemberList(props: MembersProps) {
  const { t } = useTranslation()
  const mayEdit = useCan(permitOf(user, 'Edit'))
  const [keyword, setKeyword] = useState('')
  const [page, setPage] = useState(1)
  const { rows, add, remove } = useMembers(props, { keyword, page })
  const search = (next: string) => {
    setKeyword(next)
    setPage(1)
  }
  if (rows.isError && !rows.data)
    return (
      <Result
        status="warning"
        title={rows.error.message}
        extra={<Button onClick={() => void rows.refetch()}>{t('admin.list.retry')}</Button>}
      />
    )
  const { items = [], totalCount = 0 } = rows.data ?? {}
  return (
    <section className="kit-card kit-section members" aria-labelledby="members-title" aria-busy={rows.isFetching}>
      <h2 id="members-title" className="kit-section-title" tabIndex={-1}>
        {t('admin.members.title')}
      </h2>
      {mayEdit && <AddMembers members={items} add={add} />}
      {(totalCount > MEMBERS_PAGE || keyword !== '') && <Keyword label={t('admin.members.search')} value={keyword} set={search} />}
      {rows.data && items.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(keyword ? 'admin.members.none' : 'admin.members.empty')} />
      )}
      <ul className="members-list">
        {items.map((member) => (
          <MemberItem key={member.id} member={member} {...(mayEdit && { remove: () => void remove(member) })} />
        ))}
      </ul>
      <PeoplePager page={page} size={MEMBERS_PAGE} total={totalCount} setPage={setPage} />
    </section>
  )
}

function MemberItem({ member, remove }: { member: Member; remove?: () => void }) {
  const { t } = useTranslation()
  const name = member.fullName || String(member.userName)
  return (
    <li>
      <Portrait address={member.avatar ?? null} name={name} />
      <span className="members-name">
        <Link to={`/user/${member.id}`}>{name}</Link>
        {name !== member.userName && <span className="kit-quiet">{member.userName}</span>}
      </span>
      {member.isActive === false && <Tag>{t('admin.members.disabled')}</Tag>}
      {remove && (
        <Button type="link" size="small" aria-label={t('admin.members.removeWho', { name })} onClick={remove}>
          {t('admin.members.remove')}
        </Button>
      )}
    </li>
  )
}
