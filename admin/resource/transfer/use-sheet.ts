import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { siteTime } from '../../browser/site-time.ts'
import type { Resource } from '../../../contract/resource.ts'
import { useLabels } from '../data/labels.ts'
import { exportColumns, importColumns } from '../../../contract/sheets/columns.ts'
import { ownChoicesOf } from '../../../contract/sheets/own-choices.ts'
import { mayView } from '../data/may-view.ts'
import { otherWords } from './other-words.ts'
import { choicesOf } from './choices.ts'

/** The sheets of a resource: columns and choices for export and import, and a file name. */
export function useSheet(resource: Resource) {
  const { t } = useTranslation()
  const labels = useLabels(resource)
  return useMemo(() => {
    const other = otherWords(resource)
    const words = { yes: t('admin.list.yes'), no: t('admin.list.no'), choice: labels.choice, otherChoice: other.choice }
    const written = exportColumns(resource, labels.field)
    const read = importColumns(resource, labels.field, mayView, other.field)
    return {
      written,
      read,
      ownChoices: ownChoicesOf(written, words),
      choices: () => choicesOf(read, resource.name, words),
      fileName: (ending: string) => `${labels.name}-${siteTime(Date.now(), 'YYYY-MM-DD')}.${ending}`,
      templateName: `${labels.name}-${t('admin.transfer.templateName')}.xlsx`,
    }
  }, [t, resource, labels])
}
