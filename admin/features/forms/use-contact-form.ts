import { useQuery } from '@tanstack/react-query'
import { enquiries } from '../../../contract/features/enquiries.ts'
import { form } from '../../../contract/resources/form.ts'
import { quietly } from '../../session/session.ts'

/** Returns a function that tells whether a row is the form of the contact page; none is until the server has told. */
export function useIsContactForm(): (id: number | undefined) => boolean {
  const { data } = useQuery({
    queryKey: [form.name, 'list', 'contact'],
    queryFn: () => quietly(enquiries.getForm),
    staleTime: 5000,
  })
  return (id) => id !== undefined && id === data?.id
}
