import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ScopeGroup } from '../../../contract/data-scopes.ts'
import { handingOver } from '../../../contract/features/handing-over.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { notify } from '../../browser/notice.ts'
import { rowChanged } from '../../resource/data/data.ts'
import { reasonOf } from '../../resource/data/reason.ts'
import { quietly } from '../../session/session.ts'
import type { Leaver } from './leaver.ts'
import { countOf, groupOf, type HeldRows } from './owned-rows.tsx'
import type { Successor } from './successor-choice.tsx'
import { accountChanged } from './use-account-actions.ts'

/** The choices of the dialog, what they mean, and how they are carried out. */
export function useHandOver({ id, name, way: wished }: Leaver, close: (isGone: boolean) => void) {
  const { t } = useTranslation()
  const [chosenWay, setWay] = useState(wished)
  const [successor, setSuccessor] = useState<Successor | null>(null)
  const [unitId, setUnit] = useState<number | null>(null)
  const [left, setLeft] = useState<ReadonlySet<ScopeGroup>>(new Set())
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const owned = useQuery({
    queryKey: ['user', 'owned', id],
    queryFn: () => quietly(handingOver.ownedRows, { id }),
    staleTime: 0,
    gcTime: 0,
  })
  const rows: readonly HeldRows[] = owned.data?.items ?? []
  // Without rows there is nothing to hand over alone.
  const way = rows.length === 0 && chosenWay === 'handOver' ? 'dismiss' : chosenWay
  const groups = new Set(rows.map(groupOf).filter((group) => way !== 'handOver' || !left.has(group)))
  const given = rows.filter((row) => groups.has(groupOf(row)))
  const count = countOf(given)
  const isReady = owned.isSuccess && (rows.length === 0 || (successor !== null && count > 0 && given.every(({ mayGive }) => mayGive)))

  function toggle(group: ScopeGroup): void {
    const next = new Set(left)
    if (!next.delete(group)) next.add(group)
    setLeft(next)
  }

  async function run(): Promise<void> {
    setBusy(true)
    setProblem('')
    const receiver = successor && rows.length > 0 ? { successorId: successor.id, ...(unitId !== null && { unitId }) } : {}
    try {
      if (way === 'handOver') await quietly(handingOver.handOver, { id, ...(receiver as { successorId: number }), groups: [...groups] })
      else await quietly(way === 'dismiss' ? handingOver.dismiss : handingOver.delete, { id, ...receiver })
      notify({ kind: 'success', text: t(`admin.leaving.done.${way}`, { name, count }), seconds: 5 })
      for (const row of given) rowChanged(resourceNamed(row.resource))
      close(way === 'delete')
    } catch (error) {
      setProblem(reasonOf(error))
      void owned.refetch()
    } finally {
      setBusy(false)
      accountChanged()
    }
  }

  return { owned, rows, given, count, way, setWay, successor, setSuccessor, unitId, setUnit, groups, toggle, isBusy, isReady, problem, run }
}

export type HandOver = ReturnType<typeof useHandOver>
