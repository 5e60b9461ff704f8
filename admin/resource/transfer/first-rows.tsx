import { useTranslation } from 'react-i18next'
import { asSheetText } from '../../../contract/format/sheet-date.ts'
import type { ReadCell } from '../../../contract/sheets/cells.ts'
import { letterOf } from '../../../contract/sheets/titles.ts'

const MOST_COLUMNS = 40
/** A cell shows the begin of its text. */
const MOST_LETTERS = 60

/** The first rows of a file as they were read, with the letters and numbers of a spreadsheet; the row of the titles is marked. */
export function FirstRows({ rows, headAt }: { rows: readonly (readonly ReadCell[])[]; headAt: number }) {
  const { t } = useTranslation()
  const width = Math.min(MOST_COLUMNS, Math.max(0, ...rows.map(({ length }) => length)))
  if (width === 0) return null
  const columns = Array.from({ length: width }, (_, at) => at)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
    <div className="transfer-rows" role="region" aria-label={t('admin.transfer.firstRows')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('admin.transfer.row')}</th>
            {columns.map((at) => (
              <th key={at} scope="col">
                {letterOf(at)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row} data-titles={row === headAt || undefined} data-above={row < headAt || undefined}>
              <th scope="row">{row + 1}</th>
              {columns.map((at) => (
                <td key={at}>{String(asSheetText(cells[at] ?? '')).slice(0, MOST_LETTERS)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
