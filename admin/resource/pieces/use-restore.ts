import { useTranslation } from 'react-i18next'
import type { Resource } from '../../../contract/resource.ts'
import { notify } from '../../browser/notice.ts'
import { messageOf, restoreRows, type Restored } from '../data/restore-rows.ts'

/** Takes rows out of the recycle bin and says which came back, and why others did not. `what` describes them. */
export function useRestore() {
  const { t } = useTranslation()
  return async (resource: Resource, ids: readonly number[], what: (back: readonly number[]) => string): Promise<Restored> => {
    const restored = await restoreRows(resource, ids)
    if (restored.ids.length > 0)
      notify({
        kind: 'success',
        text: t('admin.bin.restored', { what: what(restored.ids) }),
        seconds: resource.publishable ? 8 : 3,
        ...(resource.publishable && { details: t('admin.bin.asDraft') }),
      })
    const [failure] = restored.failures.values()
    if (failure)
      notify({
        kind: 'error',
        text: t('admin.bin.notRestored', { number: ids.length - restored.ids.length, message: messageOf(failure) }),
        seconds: 10,
      })
    return restored
  }
}
