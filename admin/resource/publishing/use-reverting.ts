import { useTranslation } from 'react-i18next'
import type { Resource } from '../../../contract/resource.ts'
import { notify } from '../../browser/notice.ts'
import { quietly } from '../../session/session.ts'
import { rowChanged } from '../data/data.ts'
import { endpointsOf, type Item } from '../data/item.ts'
import { useWithoutRefused } from './use-without-refused.tsx'

/** Returns a function that makes a published version the draft again, and then calls `done`; without what is deleted by now, if the person agrees. */
export function useReverting(resource: Resource, { id, version }: Item, done: () => void): (snapshotId: number) => Promise<void> {
  const { t } = useTranslation()
  const offer = useWithoutRefused(resource)

  async function revert(snapshotId: number, withoutRefused = false): Promise<void> {
    try {
      const item = await quietly(endpointsOf(resource).revertTo, { id, version, snapshotId, withoutRefused })
      rowChanged(resource, item as Item)
      notify({ kind: 'success', text: t('admin.publish.reverted'), seconds: 3 })
      done()
    } catch (error) {
      offer(error, () => () => revert(snapshotId, true))
    }
  }

  return (snapshotId) => revert(snapshotId)
}
