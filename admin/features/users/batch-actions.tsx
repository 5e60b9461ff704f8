import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accounts } from '../../../contract/features/accounts.ts'
import { members } from '../../../contract/features/members.ts'
import { permitOf } from '../../../contract/resource.ts'
import { organizationUnit, role, user } from '../../../contract/resources/identity.ts'
import { Late } from '../../shell/parts/bounds.tsx'
import { part } from '../../browser/part.ts'
import { useCan } from '../../session/use-can.ts'
import { quietly } from '../../session/session.ts'
import type { Batch } from './batch-dialog.tsx'

const BatchDialog = part(() => import('./batch-dialog.tsx'))

const list = (ids: readonly number[]) => [...ids]

/** The actions on several users at once. Each asks one question first, which counts and names them (B-59b). */
const BATCHES: Record<'enable' | 'disable' | 'unit' | 'role', Batch> = {
  enable: { kind: 'enable', run: (ids) => quietly(accounts.batchActivate, { ids: list(ids) }) },
  disable: { kind: 'disable', run: (ids) => quietly(accounts.batchDeactivate, { ids: list(ids) }) },
  unit: {
    kind: 'unit',
    run: (ids, unit) => quietly(members.addUsersToUnit, { organizationUnitId: unit!, userIds: list(ids) }),
  },
  role: { kind: 'role', run: (ids, chosen) => quietly(members.addUsersToRole, { roleId: chosen!, userIds: list(ids) }) },
}

/** The actions for the selected users. */
export function UserBatch({ selected, clear }: { selected: readonly number[]; clear: () => void }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<Batch | null>(null)
  const mayEdit = useCan(permitOf(user, 'Edit'))
  const mayUnits = useCan(permitOf(organizationUnit, 'View'))
  const mayRoles = useCan(permitOf(role, 'View'))
  if (!mayEdit) return null
  const kinds = [BATCHES.enable, BATCHES.disable, ...(mayUnits ? [BATCHES.unit] : []), ...(mayRoles ? [BATCHES.role] : [])]
  return (
    <>
      {kinds.map((batch) => (
        <Button key={batch.kind} size="small" onClick={() => setOpen(batch)}>
          {t(`admin.account.batch.${batch.kind}`)}
        </Button>
      ))}
      <Late close={() => setOpen(null)}>
        {open && <BatchDialog batch={open} ids={selected} done={clear} close={() => setOpen(null)} />}
      </Late>
    </>
  )
}
