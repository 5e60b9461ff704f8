import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { permitOf } from '../../../contract/resource.ts'
import { user } from '../../../contract/resources/identity.ts'
import { part } from '../../browser/part.ts'
import { withWords } from '../../language/i18n.ts'
import type { Item } from '../../resource/data/item.ts'
import type { Screen } from '../../resource/kinds/screen.ts'
import { quietly, useSession } from '../../session/session.ts'
import { useCan } from '../../session/use-can.ts'
import { Late } from '../../shell/parts/bounds.tsx'
import { leaverOf, type Leaver, type Owner } from './leaver.ts'

const HandOverDialog = part(() => withWords('jobs', import('./hand-over-dialog.tsx')))
const OwnersDialog = part(() => withWords('jobs', import('./owners-dialog.tsx')))

interface Refused {
  owners: readonly Owner[]
  others: readonly number[]
  usual: (ids: readonly number[]) => void
}

/** Asks which of these users still own rows. A refusal is told by the deletion itself. The schemas of the call come with the question, not with the list. */
async function ownersAmong(ids: readonly number[]): Promise<readonly Owner[]> {
  const { handingOver } = await import('../../../contract/features/handing-over.ts')
  return quietly(handingOver.owners, { ids: [...ids] }).then(
    ({ items }) => items,
    () => [],
  )
}

/** The hand-over of somebody who leaves: its action, and the deletion of users that leads to it while rows belong to them (B-60i). */
export function useLeaving(): {
  actionsOf: (item: Item) => { key: string; label: string; onClick: () => void }[]
  remove: Screen['remove']
  dialogs: ReactNode
} {
  const { t } = useTranslation()
  const mayEdit = useCan(permitOf(user, 'Edit'))
  const { userName: ownName } = useSession()
  const [leaver, setLeaver] = useState<(Leaver & { gone?: () => void }) | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)

  const actionsOf = (item: Item) => {
    if (!mayEdit || item['userName'] === ownName) return []
    const name = String(item['fullName'] || item['userName'])
    return [{ key: 'leave', label: t('admin.account.leave'), onClick: () => setLeaver({ id: item.id, name, way: 'dismiss' }) }]
  }
  const remove: Screen['remove'] = async (ids, { usual, done }) => {
    const items = mayEdit ? await ownersAmong(ids) : []
    const [first] = items
    if (!first) usual(ids)
    else if (ids.length === 1) setLeaver({ ...leaverOf(first), gone: () => done(ids) })
    else setRefused({ owners: items, others: ids.filter((id) => !items.some((owner) => owner.id === id)), usual })
  }
  const dialogs = (
    <>
      <Late close={() => setRefused(null)}>
        {refused && (
          <OwnersDialog
            owners={refused.owners}
            others={refused.others.length}
            deleteOthers={() => {
              setRefused(null)
              refused.usual(refused.others)
            }}
            handOver={(next) => {
              setRefused(null)
              setLeaver(next)
            }}
            close={() => setRefused(null)}
          />
        )}
      </Late>
      <Late close={() => setLeaver(null)}>
        {leaver && (
          <HandOverDialog
            leaver={leaver}
            close={(isGone) => {
              setLeaver(null)
              if (isGone) leaver.gone?.()
            }}
          />
        )}
      </Late>
    </>
  )
  return { actionsOf, remove, dialogs }
}
