import i18next from 'i18next'
import type { Resource } from '../../../contract/resource.ts'
import { notify } from '../../browser/notice.ts'
import { labelsOf } from '../data/labels.ts'
import { refusalWords } from '../data/refusal-words.ts'
import { restoreRows } from '../data/restore-rows.ts'

/** Takes rows out of the recycle bin and says which came back, and why others did not. `what` describes them. */
export async function restore(resource: Resource, ids: readonly number[], what: (back: readonly number[]) => string): Promise<void> {
  const restored = await restoreRows(resource, ids)
  if (restored.ids.length > 0)
    notify({
      kind: 'success',
      text: i18next.t('admin.bin.restored', { what: what(restored.ids) }),
      seconds: resource.publishable ? 8 : 3,
      ...(resource.publishable && { details: i18next.t('admin.bin.asDraft') }),
    })
  const [failure] = restored.failures.values()
  if (failure)
    notify({
      kind: 'error',
      text: i18next.t('admin.bin.notRestored', {
        number: ids.length - restored.ids.length,
        message: refusalWords(failure, labelsOf(resource).field).join('; '),
      }),
      seconds: 10,
    })
}
