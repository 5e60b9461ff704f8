import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { staffForms } from '../../../contract/features/staff-forms.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { quietly } from '../../session/session.ts'

/** The key of all that this screen reads; texts follow the language. */
const keyOf = (...what: unknown[]) => ['staffForm', ...what, currentLanguage()]

/** Reads the forms that are for the caller. */
export function useOffered() {
  useTranslation()
  return useQuery({ queryKey: keyOf('list'), queryFn: async () => (await quietly(staffForms.getAll, {})).items })
}

/** Reads a form with its questions, once: it does not change under the hands of whoever fills it in. */
export function useStaffForm(id: number) {
  useTranslation()
  return useQuery({
    queryKey: keyOf('form', id),
    queryFn: () => quietly(staffForms.get, { id }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
}

/** The rows of a page of one's own answers. */
export const PAGE = 10

/** Reads a page of the caller's own answers. */
export const useGiven = (page: number) =>
  useQuery({
    queryKey: keyOf('given', page),
    queryFn: () => quietly(staffForms.getGiven, { skipCount: (page - 1) * PAGE, maxResultCount: PAGE }),
    placeholderData: (before) => before,
  })

/** Reads one of them. */
export function useGivenSheet(id: number) {
  useTranslation()
  return useQuery({ queryKey: keyOf('sheet', id), queryFn: () => quietly(staffForms.getGivenSheet, { id }) })
}
