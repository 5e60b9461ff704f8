import { SERVICES } from '../../contract/endpoint.ts'
import type { Resource } from '../../contract/resource.ts'

export const pathOf = (r: Pick<Resource, 'service'>, method: string) => `${SERVICES}/${r.service}/${method}`
