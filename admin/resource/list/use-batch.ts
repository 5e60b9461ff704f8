import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Resource } from '../../../contract/resource.ts'
import { CallError } from '../../session/http.ts'
import { notify } from '../../browser/notice.ts'
import { quietly } from '../../session/session.ts'
import { rowChanged } from '../data/data.ts'
import { endpointsOf, type Item } from '../data/item.ts'
import { useConfirm } from '../pieces/use-confirm.ts'

type Act = (item: Item) => Promise<unknown>

/** Publishes or unpublishes several rows, one after the other. A row that failed stays selected. */
export function useBatch(resource: Resource, select: (ids: readonly number[]) => void) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const [isBusy, setBusy] = useState(false)
  const endpoints = endpointsOf(resource)

  async function each(ids: readonly number[], act: Act): Promise<void> {
    setBusy(true)
    const failures = new Map<number, unknown>()
    for (const id of ids) {
      try {
        await act((await quietly(endpoints.get, { id })) as Item)
      } catch (error) {
        failures.set(id, error)
        // Without a session or a server every other row would fail too.
        if (!(error instanceof CallError) || error.isEnded) break
      }
    }
    setBusy(false)
    rowChanged(resource)
    report(ids.length - failures.size, failures)
    select([...failures.keys()])
  }

  function report(done: number, failures: ReadonlyMap<number, unknown>): void {
    if (done > 0) notify({ kind: 'success', text: t('admin.listing.batchDone', { number: done }), seconds: 3 })
    const [first] = failures.values()
    if (!first) return
    const message = first instanceof Error ? first.message : String(first)
    notify({ kind: 'error', text: t('admin.listing.batchFailed', { number: failures.size, message }), seconds: 10 })
  }

  // A row that is live without changes needs no second publishing.
  const publishOne: Act = async ({ id, version, state, hasChanges }) =>
    state === 'published' && !hasChanges ? undefined : quietly(endpoints.publish, { id, version })
  const unpublishOne: Act = async ({ id, state }) => (state === 'draft' ? undefined : quietly(endpoints.unpublish, { id }))

  return {
    isBusy,
    publish: (ids: readonly number[]) =>
      confirm({
        content: t('admin.listing.confirmPublish', { number: ids.length }),
        okText: t('admin.publish.publish'),
        then: () => each(ids, publishOne),
      }),
    unpublish: (ids: readonly number[]) =>
      confirm({
        content: t('admin.listing.confirmUnpublish', { number: ids.length }),
        okText: t('admin.publish.unpublish'),
        then: () => each(ids, unpublishOne),
      }),
  }
}
