import type { Resource } from '../../../contract/resource.ts'
import { allResources } from '../../../contract/resources/index.ts'
import type { useAddress } from '../../resource/address/use-address.ts'
import type { AskedAccess } from '../../resource/data/access-address.ts'
import { serviceOf } from '../permits/permit-tree.ts'

export interface AskedProps {
  asked: AskedAccess
  setAddress: ReturnType<typeof useAddress>[1]
}

/** The resource whose rows a permit is about. */
export const resourceOf = (permit: string): Resource | null => allResources.find(({ service }) => service === serviceOf(permit)) ?? null

/** The resource of which a question may name a row; a permit that adds rows concerns none that exists. */
export const rowsOf = (permit: string): Resource | null => (/\/(Add|Import)$/.test(permit) ? null : resourceOf(permit))
