import { Alert, Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { TEXT_ENCODINGS } from '../../../contract/format/text-encodings.ts'
import type { OpenedFile } from './opened-file.ts'
import type { SheetChoice } from './sheet-source.ts'

interface FileChoicesProps {
  opened: OpenedFile
  isBusy: boolean
  choose: (choice: SheetChoice) => void
}

/** The encoding of a file that proves none, and the sheet of a workbook that has several (B-107a, B-107b). */
export function FileChoices({ opened: { source, choice }, isBusy, choose }: FileChoicesProps) {
  const { t } = useTranslation()
  const { encoding, sheets, sheet } = source
  if (!encoding && sheets.length < 2) return null
  return (
    <Form layout="vertical" disabled={isBusy}>
      {encoding && <Alert type="warning" showIcon title={t('admin.transfer.guessed')} className="transfer-guessed" />}
      {encoding && (
        <Form.Item label={t('admin.transfer.encoding')} htmlFor="transfer-encoding">
          <Select
            id="transfer-encoding"
            value={encoding}
            options={TEXT_ENCODINGS.map((value) => ({ value, label: t(`admin.transfer.encodings.${value}`) }))}
            onChange={(value) => choose({ ...choice, encoding: value })}
          />
        </Form.Item>
      )}
      {sheets.length > 1 && (
        <Form.Item label={t('admin.transfer.sheet')} htmlFor="transfer-sheet">
          <Select
            id="transfer-sheet"
            value={sheet}
            options={sheets.map((value) => ({ value, label: value }))}
            onChange={(value) => choose({ ...choice, sheet: value })}
          />
        </Form.Item>
      )}
    </Form>
  )
}
