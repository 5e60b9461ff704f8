import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { Keyword } from '../../resource/list/keyword.tsx'
import { PeoplePager } from '../users/people-pager.tsx'
import { useWayWords } from '../users/way-tags.tsx'
import { usePermitWords } from '../permits/permit-words.ts'
import type { Change } from './use-role-change.ts'

export const PEOPLE_PAGE = 5

interface ChangedPeopleProps {
  people: NonNullable<Change['people']>
  look: { keyword: string; page: number }
  setLook: (look: { keyword: string; page: number }) => void
}

/** The people whose permits really change, each with what they gain and lose. */
export function ChangedPeople({ people: { totalCount, items }, look, setLook }: ChangedPeopleProps) {
  const { t } = useTranslation()
  return (
    <>
      <p>{t(`admin.people.change.affected.${totalCount > 0 || look.keyword ? 'some' : 'none'}`, { count: totalCount })}</p>
      {(totalCount > PEOPLE_PAGE || look.keyword !== '') && (
        <Keyword label={t('admin.people.change.search')} value={look.keyword} set={(keyword) => setLook({ keyword, page: 1 })} />
      )}
      <ul>
        {items.map((person) => (
          <ChangedPerson key={person.id} person={person} />
        ))}
      </ul>
      <PeoplePager page={look.page} size={PEOPLE_PAGE} total={totalCount} setPage={(page) => setLook({ ...look, page })} />
    </>
  )
}

type Person = NonNullable<Change['people']>['items'][number]

function ChangedPerson({ person: { fullName, userName, isActive, ways, gains, losses } }: { person: Person }) {
  const { t } = useTranslation()
  const words = useWayWords()
  return (
    <li className="role-change-person">
      <span className="role-change-name">
        <strong>{fullName || userName}</strong>
        {fullName !== '' && fullName !== userName && <span className="kit-quiet">{userName}</span>}
        <Tag>{words(ways)}</Tag>
        {!isActive && <Tag>{t('admin.account.disabled')}</Tag>}
      </span>
      <Effect kind="gains" permits={gains} />
      <Effect kind="losses" permits={losses} />
    </li>
  )
}

function Effect({ kind, permits }: { kind: 'gains' | 'losses'; permits: Person['gains'] }) {
  const { t } = useTranslation()
  const { sentence } = usePermitWords()
  if (permits.count === 0) return null
  return (
    <span>
      <Tag color={kind === 'gains' ? 'success' : 'error'}>{t(`admin.people.change.${kind}`)}</Tag>
      {sentence(permits.names)}
    </span>
  )
}
