import { useTranslation } from 'react-i18next'
import { createSchema } from '../../../contract/schema.ts'
import type { Resource } from '../../../contract/resource.ts'
import { MOST_CHOICES } from '../../../contract/sheets/columns.ts'
import type { SheetRules } from '../../../contract/sheets/rows.ts'
import { pageData } from '../../browser/page-data.ts'
import { currentLanguage } from '../../language/i18n.ts'
import type { useSheet } from './use-sheet.ts'

/** Returns a function that gives the rules by which the rows of a file are checked, with all choices of their cells. */
export function useRules(resource: Resource, sheet: ReturnType<typeof useSheet>) {
  const { t } = useTranslation()
  return async (): Promise<SheetRules> => ({
    columns: sheet.read,
    choices: await sheet.choices(),
    schema: createSchema(resource.fields),
    language: currentLanguage(),
    zone: pageData.timeZone,
    unknown: (said, isCut) => t(isCut ? 'admin.transfer.unknownOfMany' : 'admin.transfer.unknown', { said, most: MOST_CHOICES }),
    repeated: (row) => t('admin.transfer.repeated', { row }),
  })
}
