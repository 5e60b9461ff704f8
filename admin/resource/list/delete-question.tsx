import { useTranslation } from 'react-i18next'
import { countText } from '../../../contract/format/count-text.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { useLabels } from '../data/labels.ts'
import type { Usage } from '../data/usage.ts'

interface DeleteQuestionProps {
  /** The rows by kind, number and name. */
  what: string
  usage: readonly Usage[]
  /** The progress of the deletion: rows deleted, and rows to delete. It is null before the deletion begins. */
  progress: { done: number; total: number } | null
}

/** The text of the question before a deletion: which rows go and which refer to them, then how far the deletion is. */
export function DeleteQuestion({ what, usage, progress }: DeleteQuestionProps) {
  const { t } = useTranslation()
  if (progress) return <p role="status">{t('admin.listing.deleting', { ...progress })}</p>
  return (
    <>
      <p>{t('admin.list.confirmDelete')}</p>
      <p className="kit-what">{what}</p>
      {usage.length > 0 && (
        <>
          <p>{t('admin.listing.referredTo')}</p>
          <ul>
            {usage.map((found) =>
              found.label ? (
                <li key={found.field}>{t('admin.listing.setting', { name: found.label })}</li>
              ) : (
                <UsageLine key={`${found.resource} ${found.field}`} usage={found} />
              ),
            )}
          </ul>
          <p>{t('admin.listing.referredToLead')}</p>
        </>
      )}
      <p className="kit-hint">{t('admin.bin.keeps')}</p>
    </>
  )
}

function UsageLine({ usage: { resource, field, count, hasMore } }: { usage: Usage }) {
  const { t } = useTranslation()
  const labels = useLabels(resourceNamed(resource))
  return <li>{t('admin.listing.reference', { name: labels.name, field: labels.field(field), number: countText(count, hasMore) })}</li>
}
