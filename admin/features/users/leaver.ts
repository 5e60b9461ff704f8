import type { OutputOf } from '../../../contract/endpoint.ts'
import type { handingOver } from '../../../contract/features/handing-over.ts'

/** The fate of the account: nothing beside the hand-over, a dismissal, or a deletion. */
export type Way = 'handOver' | 'dismiss' | 'delete'

/** Somebody whose rows are handed over. */
export interface Leaver {
  id: number
  name: string
  way: Way
}

/** A user to whom rows belong, and how many. */
export type Owner = OutputOf<typeof handingOver.owners>['items'][number]

/** The owner who is to be deleted. */
export const leaverOf = ({ id, fullName, userName }: Pick<Owner, 'id' | 'fullName' | 'userName'>): Leaver => ({
  id,
  name: fullName || userName,
  way: 'delete',
})
