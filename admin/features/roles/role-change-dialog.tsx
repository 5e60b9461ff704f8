import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Alert, Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { roleChanges, type SomePermits } from '../../../contract/features/role-changes.ts'
import { role } from '../../../contract/resources/identity.ts'
import { useFocusBack } from '../../browser/use-focus-back.ts'
import { quietly } from '../../session/session.ts'
import { ChangedPeople, PEOPLE_PAGE } from './changed-people.tsx'
import { ChangedScopes } from './changed-scopes.tsx'
import { usePermitWords } from '../permits/permit-words.ts'
import type { Change, WaitingChange } from './use-role-change.ts'
import './roles.css'

interface RoleChangeDialogProps {
  change: WaitingChange
  answer: (isWanted: boolean) => void
}

/** Says before saving which permits come and go and how data scopes change, and what that means for each person, as the server computes it. */
export default function RoleChangeDialog({ change, answer }: RoleChangeDialogProps) {
  const { t } = useTranslation()
  useFocusBack()
  const [look, setLook] = useState({ keyword: '', page: 1 })
  const input = {
    ...change,
    skipCount: (look.page - 1) * PEOPLE_PAGE,
    maxResultCount: PEOPLE_PAGE,
    ...(look.keyword && { keyword: look.keyword }),
  }
  const { data, error } = useQuery({
    queryKey: [role.name, 'change', input],
    queryFn: () => quietly(roleChanges.previewChange, input),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Modal
      open
      width={640}
      title={t('admin.people.change.title')}
      okText={t('admin.people.change.save')}
      okButtonProps={{ disabled: !data && !error }}
      onOk={() => answer(true)}
      onCancel={() => answer(false)}
    >
      <div className="role-change">
        <p className="kit-quiet">{t('admin.people.change.lead')}</p>
        {error && <Alert type="warning" showIcon title={error.message} />}
        {data ? <Shown change={data} look={look} setLook={setLook} /> : !error && <Skeleton active title={false} />}
      </div>
    </Modal>
  )
}

interface ShownProps {
  change: Change
  look: { keyword: string; page: number }
  setLook: (look: { keyword: string; page: number }) => void
}

function Shown({ change: { added, removed, scopes, holders, people }, look, setLook }: ShownProps) {
  const { t } = useTranslation()
  const hasPermits = added.count + removed.count > 0
  return (
    <>
      <Permits title={t('admin.people.change.added', { count: added.count })} permits={added} />
      <Permits title={t('admin.people.change.removed', { count: removed.count })} permits={removed} />
      <ChangedScopes scopes={scopes} />
      <p role="status">{t(`admin.people.change.holders.${holders.count > 0 ? 'some' : 'none'}`, { ...holders })}</p>
      {people && hasPermits && holders.count > 0 && <ChangedPeople people={people} look={look} setLook={setLook} />}
      {!people && hasPermits && <p className="kit-hint">{t('admin.people.change.hidden')}</p>}
    </>
  )
}

function Permits({ title, permits }: { title: string; permits: SomePermits }) {
  const { t } = useTranslation()
  const { sentence } = usePermitWords()
  if (permits.count === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      {sentence(permits.names)}
      {permits.count > permits.names.length && ` ${t('admin.people.change.more', { count: permits.count })}`}
    </section>
  )
}
