import { permitOf, type Resource } from '../../../contract/resource.ts'
import { useCan } from '../../session/use-can.ts'

/** Whether the role may read rows of these resources; without it a read would be refused. */
export const useMayView = (...resources: Resource[]): boolean => useCan(...resources.map((resource) => permitOf(resource, 'View')))
