import { permitOf, type Resource } from '../../../contract/resource.ts'
import { holdsAll } from '../../session/permits.ts'
import { session } from '../../session/session.ts'
import { useCan } from '../../session/use-can.ts'

const tagsOf = (resources: readonly Resource[]) => resources.map((resource) => permitOf(resource, 'View'))

/** True when the role may read rows of these resources. If it may not, the server would refuse the read. */
export const useMayView = (...resources: Resource[]): boolean => useCan(...tagsOf(resources))

/** The same, outside of what is drawn. */
export const mayView = (...resources: Resource[]): boolean => holdsAll(session.state.permits, tagsOf(resources))
