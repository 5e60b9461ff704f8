import { useQuery } from '@tanstack/react-query'
import { formAnswers } from '../../../contract/features/form-answers.ts'
import { tagFilter, MOST_TAGS, tagsIn } from '../../../contract/format/tag-filter.ts'
import { formAnswer } from '../../../contract/resources/form-answer.ts'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../language/i18n.ts'
import { quietly } from '../../session/session.ts'

/** Counts the choices of each option of a form; reads them anew whenever the list is read. */
export function useTotals(formId: number | null) {
  // The labels follow the language.
  useTranslation()
  return useQuery({
    queryKey: [formAnswer.name, 'list', 'totals', formId, currentLanguage()],
    queryFn: () => quietly(formAnswers.getTotals, { formId: formId! }),
    enabled: formId !== null,
    staleTime: 5000,
  })
}

/** The form that a list is narrowed to; null for all forms. */
export const formOf = (filters: Readonly<Record<string, string>>): number | null => Number(filters['formId']) || null

/** The filters after a press on an option, which comes to those of before or leaves them. An answer is wanted that has any of the options of each question. */
export function pressed(filters: Readonly<Record<string, string>>, option: string): Record<string, string> {
  const { picked = '', ...others } = filters
  const before = tagsIn(picked)
  const now = before.includes(option) ? before.filter((one) => one !== option) : [...before, option].slice(-MOST_TAGS)
  return now.length === 0 ? others : { ...others, picked: tagFilter(now) }
}
