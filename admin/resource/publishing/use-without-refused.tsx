import { useTranslation } from 'react-i18next'
import type { RefusedValue } from '../../../contract/calls/refused-values.ts'
import type { Resource } from '../../../contract/resource.ts'
import { notify } from '../../browser/notice.ts'
import { CallError } from '../../session/http.ts'
import { refusalWords } from '../data/refusal-words.ts'
import { usePropertyLabel } from '../kinds/content-view.tsx'
import { useConfirm } from '../pieces/use-confirm.ts'

/** Goes on without the refused values; null where nothing is left to write. */
type GoOn = (refused: readonly RefusedValue[]) => (() => Promise<unknown>) | null

/** Returns a function that shows by field what an old version names and what is deleted by now, and offers to go back without it (B-119). */
export function useWithoutRefused(resource: Resource): (error: unknown, goOn: GoOn) => void {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const label = usePropertyLabel(resource)
  return (error, goOn) => {
    if (error instanceof CallError && error.isEnded) return
    const reasons = refusalWords(error, label)
    const refused = refusedIn(error)
    const next = refused && goOn(refused)
    if (!next) return notify({ kind: 'error', text: reasons.join('; '), seconds: 10 })
    confirm({
      title: t('admin.publish.goneTitle'),
      content: <Gone lead={t('admin.publish.goneLead')} reasons={reasons} />,
      okText: t('admin.publish.goneGoOn'),
      then: async () => void (await next()),
    })
  }
}

const refusedIn = (error: unknown) =>
  error instanceof CallError ? ((error.body?.data?.['refused'] ?? null) as readonly RefusedValue[] | null) : null

const Gone = ({ lead, reasons }: { lead: string; reasons: readonly string[] }) => (
  <>
    <ul>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
    <p>{lead}</p>
  </>
)
