import type { Resource } from '../../../contract/resource.ts'
import { useCan } from '../../session/use-can.ts'

/** The address of the changes of one row, in the log of changes. */
export const changesAddress = ({ name }: Resource, id: number): string =>
  `/entitychange?${new URLSearchParams({ entityType: name, entityId: String(id) })}`

/** True if the reader may read the log of changes. */
export const useTellsChanges = (): boolean => useCan('EntityChange/View')
