import { permitOf, type Resource } from '../../../contract/resource.ts'
import { useCan } from '../../session/use-can.ts'

/** True when the role may read rows of these resources. If it may not, the server would refuse the read. */
export const useMayView = (...resources: Resource[]): boolean => useCan(...resources.map((resource) => permitOf(resource, 'View')))
