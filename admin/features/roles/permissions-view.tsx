import { useTranslation } from 'react-i18next'
import type { ViewProps } from '../../resource/kinds/props/view.ts'
import { serviceOf } from '../permits/permit-tree.ts'
import { ALL, usePermitWords } from '../permits/permit-words.ts'

/** The permits of a role to be read: a line for each service. */
export function PermissionsView({ value }: Pick<ViewProps, 'value'>) {
  const { t } = useTranslation()
  const words = usePermitWords()
  const held = value as string[]
  if (held.includes(ALL)) return <>{t('admin.profile.allPermits')}</>
  return (
    <table className="kit-read-table">
      <tbody>
        {[...Map.groupBy(held, serviceOf)].map(([service, permits]) => (
          <tr key={service}>
            <th scope="row">{words.service(service)}</th>
            <td>{permits.map(words.action).join(t('admin.tabs.comma'))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
