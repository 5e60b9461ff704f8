import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../contract/format/date-format.ts'
import type { Resource } from '../../../contract/resource.ts'
import { useLabels } from '../data/labels.ts'
import { choicesOf } from './choices.ts'
import { exportColumns, importColumns, type SheetColumn } from './columns.ts'

/** A resource as sheets: their columns, what their cells may say, and how a file of them is called. */
export function useSheet(resource: Resource) {
  const { t } = useTranslation()
  const labels = useLabels(resource)
  return useMemo(
    () => ({
      written: exportColumns(resource, labels.field),
      read: importColumns(resource, labels.field),
      choices: (columns: readonly SheetColumn[]) => choicesOf(columns, resource.name, { t, choice: labels.choice }),
      fileName: (ending: string) => `${labels.name}-${formatDate(new Date().toISOString(), 'YYYY-MM-DD')}.${ending}`,
    }),
    [t, resource, labels],
  )
}
