import { useTranslation } from 'react-i18next'
import { withoutRefused } from '../../../contract/calls/refused-values.ts'
import type { ChangeRow, Changed } from '../../../contract/features/logs.ts'
import { writableProperties } from '../../../contract/field-schema.ts'
import { permitOf, type Resource } from '../../../contract/resource.ts'
import { notify } from '../../browser/notice.ts'
import { endpointsOf } from '../../resource/data/item.ts'
import { useConfirm } from '../../resource/pieces/use-confirm.ts'
import { useWithoutRefused } from '../../resource/publishing/use-without-refused.tsx'
import { queries } from '../../session/queries.ts'
import { quietly } from '../../session/session.ts'
import { useCan } from '../../session/use-can.ts'

type Change = Changed['propertyChanges'][number]

export interface Restoring {
  canRestore: (name: string) => boolean
  ask: (changes: readonly Change[]) => void
}

/** Restores the values from before a change by the Update of the resource, so permits, checks and version lock are those of every edit. */
export function useRestoring(resource: Resource, { entityId: id, changeType }: ChangeRow): Restoring {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const mayEdit = useCan(permitOf(resource, 'Edit')) && resource.writable && changeType === 'Updated'
  const written = new Set(writableProperties(resource.fields).map(([name]) => name))
  const { get, update } = endpointsOf(resource)

  const offer = useWithoutRefused(resource)

  async function restore(changes: readonly Change[]): Promise<void> {
    await write(Object.fromEntries(changes.map(({ propertyName, originalValue }) => [propertyName, originalValue])))
  }

  async function write(values: Record<string, unknown>): Promise<void> {
    try {
      const { version } = await quietly(get, { id })
      await quietly(update, { ...values, id, version })
    } catch (error) {
      return offer(error, (refused) => {
        const left = withoutRefused(values, refused)
        return Object.keys(left).length > 0 ? () => write(left) : null
      })
    }
    notify({ kind: 'success', text: t('admin.logs.restored'), seconds: 3 })
    for (const key of ['log', resource.name]) void queries.invalidateQueries({ queryKey: [key] })
  }

  return {
    canRestore: (name) => mayEdit && written.has(name),
    ask: (changes) =>
      confirm({
        title: t('admin.logs.restoreTitle'),
        content: t('admin.logs.restoreLead'),
        okText: t('admin.logs.restore'),
        then: () => restore(changes),
      }),
  }
}
