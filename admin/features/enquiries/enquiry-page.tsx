import { useTranslation } from 'react-i18next'
import { resourceNamed } from '../../../contract/resources/index.ts'
import type { ViewProps } from '../../resource/kinds/props/view.ts'
import type { Screen } from '../../resource/kinds/screen.ts'
import { ResourcePage } from '../../resource/resource-page.tsx'

const Mail = ({ value }: ViewProps) => <a href={`mailto:${encodeURI(String(value))}`}>{String(value)}</a>
const Telephone = ({ value }: ViewProps) => <a href={`tel:${String(value).replaceAll(/[^\d+]/g, '')}`}>{String(value)}</a>

const screen: Screen = {
  resource: resourceNamed('enquiry'),
  path: '/enquiry',
  addsNone: true,
  views: { email: Mail, phone: Telephone },
}

/** The questions of visitors, whose own words are read and not written. The empty list says that the first one comes from the site, not from this page. */
export const Component = () => {
  const { t } = useTranslation()
  return <ResourcePage screen={{ ...screen, title: t('resources.enquiry.name'), emptyLead: t('admin.enquiries.emptyLead') }} />
}
