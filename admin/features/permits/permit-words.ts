import { useTranslation } from 'react-i18next'
import { GROUPS, type Group } from '../../../contract/back-office/groups.ts'
import { LANGUAGES } from '../../../contract/languages.ts'
import { allResources } from '../../../contract/resources/index.ts'
import { currentLanguage, keptWords } from '../../language/i18n.ts'
import { serviceOf } from './permit-tree.ts'

/** The permit for everything. */
export const ALL = '*:*'

/** The names of permits and of what they stand in, for people. */
export function usePermitWords() {
  const { t } = useTranslation()
  const actions = keptWords<Record<string, string>>('actions')
  const services = keptWords<Record<string, string>>('services')
  const group = (name: Group | null): string =>
    name === null ? t('admin.people.tree.other') : GROUPS[name].text[LANGUAGES.indexOf(currentLanguage())]!
  const service = (name: string): string => {
    const resource = allResources.find((one) => one.service === name)
    return resource ? t(`resources.${resource.name as 'news'}.name`) : (services[name] ?? name)
  }
  const action = (permit: string): string => actions[permit.split('/')[1] ?? ''] ?? permit
  const comma = t('admin.tabs.comma')

  /** Permits in one sentence, service by service. */
  const sentence = (permits: readonly string[]): string => {
    if (permits.includes(ALL)) return t('admin.profile.allPermits')
    const services = [...Map.groupBy(permits, serviceOf)]
    return services
      .map(([name, own]) => t('admin.people.change.service', { service: service(name), actions: own.map(action).join(comma) }))
      .join(comma)
  }
  return { group, service, action, sentence }
}
