import { permitOf, type Resource } from '../../../contract/resource.ts'
import { user } from '../../../contract/resources/identity.ts'
import { useCan } from '../../session/use-can.ts'

/** A question about access as the address carries it: who, which permit, and which row of the permit's resource. */
export interface AskedAccess {
  userId: number | null
  permit: string
  id: number | null
}

/** The address that tells why a person may do something, or may not. */
export const accessAddress = (asked: Partial<AskedAccess>): string => `/access${queryOf(asked)}`

/** The address that tells who may see and change a row. */
export const holdersAddress = (resource: Resource, id: number): string =>
  `/access/holders${queryOf({ permit: permitOf(resource, 'View'), id })}`

const queryOf = (asked: Partial<AskedAccess>): string => `?${withAccess(new URLSearchParams(), asked)}`

/** Reads the question; a number that is none is left out. */
export const readAccess = (params: URLSearchParams): AskedAccess => ({
  userId: idIn(params.get('userId')),
  permit: params.get('permit') ?? '',
  id: idIn(params.get('id')),
})

/** Writes parts of a question into the parameters; an empty part is taken out. */
export function withAccess(params: URLSearchParams, asked: Partial<AskedAccess>): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(asked)) {
    if (value) next.set(name, String(value))
    else next.delete(name)
  }
  return next
}

const idIn = (text: string | null): number | null => (text !== null && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null)

/** True if the reader may be told who sees and changes the rows of a resource: data scopes are what people differ by. */
export const useTellsHolders = ({ scopeGroup }: Resource): boolean => useCan(permitOf(user, 'View')) && scopeGroup !== null
