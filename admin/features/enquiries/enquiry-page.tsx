import { useTranslation } from 'react-i18next'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { ResourcePage } from '../../resource/resource-page.tsx'

const resource = resourceNamed('enquiry')

/** The questions of visitors. The empty list says that the first one comes from the site, not from this page. */
export const Component = () => {
  const { t } = useTranslation()
  return (
    <ResourcePage screen={{ resource, path: '/enquiry', title: t('resources.enquiry.name'), emptyLead: t('admin.enquiries.emptyLead') }} />
  )
}
