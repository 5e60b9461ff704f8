import { useTranslation } from 'react-i18next'
import { resourceNamed } from '../../../contract/resources/index.ts'
import type { Screen } from '../../resource/kinds/screen.ts'
import { ResourcePage } from '../../resource/resource-page.tsx'
import { part } from '../../browser/part.ts'
import { needFormWords } from '../forms/words.ts'
import { Mail, Telephone } from '../form-answers/contact-views.tsx'

// A list needs none of it.
const FurtherAnswers = part(async () => {
  const [{ FurtherAnswers }] = await Promise.all([import('./further-answers.tsx'), needFormWords()])
  return { default: FurtherAnswers }
})

const EnquiryChoices = part(async () => {
  const [{ EnquiryChoices }] = await Promise.all([import('./enquiry-choices.tsx'), needFormWords()])
  return { default: EnquiryChoices }
})

const screen: Screen = {
  resource: resourceNamed('enquiry'),
  path: '/enquiry',
  filters: { picked: EnquiryChoices },
  // The answers beside the message show the chosen options, so the form has no field of its own for them.
  within: { picked: 'message' },
  views: { email: Mail, phone: Telephone },
  beneath: FurtherAnswers,
}

/** The questions of visitors, whose own words are read and not written, and those that staff wrote down. The empty list says where most come from. */
export const Component = () => {
  const { t } = useTranslation()
  return <ResourcePage screen={{ ...screen, title: t('resources.enquiry.name'), emptyLead: t('admin.enquiries.emptyLead') }} />
}
