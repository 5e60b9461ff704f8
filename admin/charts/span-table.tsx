import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { BarsProps } from './series.ts'

/** The numbers of a chart. The name of a span does what a click on its bar does; out of sight it is text, or the focus would go where nobody sees it. */
export function SpanTable({ title, kinds, spans, choose, isSeen }: BarsProps & { isSeen: boolean }) {
  const { t } = useTranslation()
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('admin.charts.time')}</th>
          {kinds.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {spans.map(({ label, counts }, at) => (
          <tr key={label}>
            <th scope="row">
              {isSeen ? (
                <Button type="link" size="small" onClick={() => choose(at)}>
                  {label}
                </Button>
              ) : (
                label
              )}
            </th>
            {kinds.map(({ key }) => (
              <td key={key}>{counts[key] ?? 0}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
