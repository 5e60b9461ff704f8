import { useTranslation } from 'react-i18next'
import { twoDecimals } from '../../../contract/format/amounts.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { textIn } from '../../resource/data/item.ts'
import type { ViewProps } from '../../resource/kinds/props/view.ts'
import { Thumbnail } from '../../resource/pieces/thumbnail.tsx'
import './products.css'
import { tableOf } from './sku-table.ts'

/** The variants of a product as a table to be read. */
export function SkusView({ value }: ViewProps) {
  const { t } = useTranslation()
  const language = currentLanguage()
  const { columns, rows } = tableOf(value)
  const hasPictures = rows.some(({ picture }) => picture)
  return (
    // The table scrolls by itself on a narrow screen, also by the keyboard.
    // oxlint-disable-next-line no-noninteractive-tabindex
    <div className="skus-scroll" tabIndex={0} role="group" aria-label={t('sections.variants')}>
      <table className="skus">
        <thead>
          <tr>
            <th scope="col">{t('admin.products.skus.code')}</th>
            {columns.map((column) => (
              <th key={column.name} scope="col">
                {textIn({ ...column }, 'name', language)}
              </th>
            ))}
            <th scope="col">{t('admin.products.skus.price')}</th>
            <th scope="col">{t('admin.products.skus.stock')}</th>
            {hasPictures && <th scope="col">{t('admin.products.skus.picture')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.code}>
              <td>{row.code}</td>
              {row.entries.map((entry, at) => (
                <td key={at}>{textIn({ ...entry }, 'value', language)}</td>
              ))}
              <td className="kit-number">{row.price === null ? '' : twoDecimals(row.price)}</td>
              <td className="kit-number">{row.stock}</td>
              {hasPictures && <td>{row.picture && <Thumbnail address={row.picture} />}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
