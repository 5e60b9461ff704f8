import { useTranslation } from 'react-i18next'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { ResourcePage } from '../../resource/resource-page.tsx'

const resource = resourceNamed('enquiry')

/** What visitors asked; the first comes from the site, not from here. */
export const Component = () => {
  const { t } = useTranslation()
  return (
    <ResourcePage screen={{ resource, path: '/enquiry', title: t('resources.enquiry.name'), emptyLead: t('admin.enquiries.emptyLead') }} />
  )
}
