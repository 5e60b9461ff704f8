import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Resource } from '../../../contract/resource.ts'
import { holdersAddress, useTellsHolders } from '../data/access-address.ts'

/** Leads from a row to the people who may see and change it (B-51h). */
export function HoldersLink({ resource, id }: { resource: Resource; id: number }) {
  const { t } = useTranslation()
  return useTellsHolders(resource) ? <Link to={holdersAddress(resource, id)}>{t('admin.listing.who')}</Link> : null
}
