import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { enquiries } from '../../../contract/features/enquiries.ts'
import { enquiry } from '../../../contract/resources/enquiry.ts'
import { currentLanguage } from '../../language/i18n.ts'
import type { FilterProps } from '../../resource/kinds/props/filter.ts'
import { quietly } from '../../session/session.ts'
import { ChoiceFilter } from '../form-answers/choice-filter.tsx'

/** By the options that were chosen in the contact form, while it asks, or has asked, a question with options. */
export function EnquiryChoices(props: FilterProps) {
  // The labels follow the language.
  useTranslation()
  const { data } = useQuery({
    queryKey: [enquiry.name, 'choices', currentLanguage()],
    queryFn: () => quietly(enquiries.getChoices),
    staleTime: 5000,
  })
  return <ChoiceFilter {...props} questions={data?.items ?? []} />
}
