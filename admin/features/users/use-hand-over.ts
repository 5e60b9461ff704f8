import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ScopeGroup } from '../../../contract/data-scopes.ts'
import { GIVEN_AT_ONCE, handingOver } from '../../../contract/features/handing-over.ts'
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
  /** The rows that have been given so far. */
  const [done, setDone] = useState(0)
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

  /** Each step is kept, so that nobody waits for all of them; after a failure the next try goes on. */
  async function giveInSteps(receiver: { successorId: number; unitId?: number }): Promise<void> {
    for (;;) {
      const step = { id, ...receiver, groups: [...groups], most: GIVEN_AT_ONCE }
      const { left: rest } = await quietly(handingOver.handOver, step)
      setDone(count - rest)
      if (rest === 0) return
    }
  }

  async function run(): Promise<void> {
    setBusy(true)
    setProblem('')
    setDone(0)
    const receiver = successor && rows.length > 0 ? { successorId: successor.id, ...(unitId !== null && { unitId }) } : {}
    try {
      if (way === 'handOver' || count > GIVEN_AT_ONCE) await giveInSteps(receiver as { successorId: number })
      if (way !== 'handOver') await quietly(way === 'dismiss' ? handingOver.dismiss : handingOver.delete, { id, ...receiver })
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

  return {
    owned,
    rows,
    given,
    count,
    way,
    setWay,
    successor,
    setSuccessor,
    unitId,
    setUnit,
    groups,
    toggle,
    isBusy,
    done,
    isReady,
    problem,
    run,
  }
}

export type HandOver = ReturnType<typeof useHandOver>
