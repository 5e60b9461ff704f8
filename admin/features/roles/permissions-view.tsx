import { useTranslation } from 'react-i18next'
import { allResources } from '../../../contract/resources/index.ts'
import type { ViewProps } from '../../resource/kinds/props/view.ts'

const ALL = '*:*'

/** The permits of a role to be read: a line for each service. */
export function PermissionsView({ value }: Pick<ViewProps, 'value'>) {
  const { t } = useTranslation()
  const held = value as string[]
  if (held.includes(ALL)) return <>{t('admin.profile.allPermits')}</>
  const actions = t('actions', { returnObjects: true }) as Record<string, string>
  const services = [...Map.groupBy(held, (permit) => permit.split('/')[0]!)]
  const nameOf = (service: string) => {
    const resource = allResources.find((one) => one.service === service)
    return resource ? t(`resources.${resource.name as 'news'}.name`) : service
  }
  return (
    <table className="kit-read-table">
      <tbody>
        {services.map(([service, permits]) => (
          <tr key={service}>
            <th scope="row">{nameOf(service)}</th>
            <td>{permits.map((permit) => actions[permit.split('/')[1] ?? ''] ?? permit).join(t('admin.tabs.comma'))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
