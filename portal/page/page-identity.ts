import type { LoaderFunctionArgs } from 'react-router'
import { notFound } from './not-found.ts'
import { redirectTo } from './redirect.ts'
import { idIn } from '../address/query.ts'

/** Returns the slug or id of the record in the address: `/_newsdetail/some-words`, or `/_newsdetail?id=3`. */
export function identityIn(slug: string | undefined, url: URL): { id: number } | { slug: string } {
  if (slug) return { slug }
  const id = idIn(url.searchParams)
  if (id === null) throw notFound()
  return { id }
}

/** True for the address of one record; without it the page chooses a record. */
export const namesRecord = ({ params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>) =>
  params['slug'] !== undefined || new URL(request.url).searchParams.has('id')

/** Redirects to the present address (`path`) if the record was requested under an old slug. */
export function redirectOldSlug(asked: { id?: number; slug?: string }, found: { slug: string | null }, path: string): void {
  if (asked.slug !== undefined && asked.slug !== found.slug) throw redirectTo(path, `/${asked.slug}`)
}
