import { Button, Skeleton, Tabs, Tag } from 'antd'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { permitOf } from '../../../contract/resource.ts'
import { user } from '../../../contract/resources/identity.ts'
import { pageData } from '../../browser/page-data.ts'
import { part } from '../../browser/part.ts'
import { withWords } from '../../language/i18n.ts'
import type { Item } from '../../resource/data/item.ts'
import { momentOf } from '../../resource/data/moment.ts'
import { useCan } from '../../session/use-can.ts'
import { PersonAccess } from './person-access.tsx'
import { PersonSessions } from './person-sessions.tsx'
import { PersonSignIns } from './person-sign-ins.tsx'
import './person.css'
import { useAccountActions } from './use-account-actions.ts'
import { useLeaving } from './use-leaving.tsx'
import { useLocked } from './use-locked.ts'

const PersonLinks = part(() => withWords('ways', import('./person-links.tsx')))

/** The page of a person shows their account below their fields: state, roles and permits, sessions, sign-ins (B-59f–h). */
export function Person({ item }: { item: Item }) {
  const { t } = useTranslation()
  const mayEdit = useCan(permitOf(user, 'Edit'))
  const name = String(item['fullName'] || item['userName'])
  const tabs = [
    { key: 'access', label: t('admin.account.tabs.access'), children: <PersonAccess id={item.id} /> },
    ...(mayEdit
      ? [
          { key: 'sessions', label: t('admin.account.tabs.sessions'), children: <SignedIn id={item.id} name={name} /> },
          { key: 'signIns', label: t('admin.account.tabs.signIns'), children: <PersonSignIns id={item.id} /> },
        ]
      : []),
  ]
  return (
    <section className="kit-card kit-section person" aria-labelledby="person-title">
      <h2 id="person-title" className="kit-section-title" tabIndex={-1}>
        {t('admin.account.title')}
      </h2>
      <State item={item} />
      <Tabs items={tabs} destroyOnHidden />
    </section>
  )
}

/** The sessions of a person, and the accounts elsewhere by which they can begin one. */
const SignedIn = ({ id, name }: { id: number; name: string }) => (
  <>
    <PersonSessions id={id} name={name} />
    {pageData.signIn.sso && (
      <Suspense fallback={<Skeleton active title={false} />}>
        <PersonLinks id={id} name={name} />
      </Suspense>
    )}
  </>
)

/** The card tells if the person may sign in and when they last did, and offers to disable or unlock the account. */
function State({ item }: { item: Item }) {
  const { t } = useTranslation()
  const until = useLocked().get(item.id)
  const actionsOf = useAccountActions()
  const leaving = useLeaving()
  const last = item['lastLoginTime'] as string | null
  return (
    <div className="person-state">
      {item['isActive'] === false ? <Tag>{t('admin.account.disabled')}</Tag> : <Tag color="success">{t('admin.account.enabled')}</Tag>}
      {until && <Tag color="warning">{t('admin.account.lockedUntil', { when: momentOf(until) })}</Tag>}
      <span className="kit-quiet">{last ? `${t('admin.account.lastLogin')} ${momentOf(last)}` : t('admin.account.never')}</span>
      <span className="kit-space" />
      {[...actionsOf(item), ...leaving.actionsOf(item)].map(({ key, label, onClick }) => (
        <Button key={key} size="small" onClick={onClick}>
          {label}
        </Button>
      ))}
      {leaving.dialogs}
    </div>
  )
}
