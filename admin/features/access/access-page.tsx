import { useParams } from 'react-router'
import { permitOf } from '../../../contract/resource.ts'
import { user } from '../../../contract/resources/identity.ts'
import '../../resource/kit.css'
import { readAccess } from '../../resource/data/access-address.ts'
import { useAddress } from '../../resource/address/use-address.ts'
import { useCan } from '../../session/use-can.ts'
import { Component as Forbidden } from '../../shell/forbidden-page.tsx'
import './access.css'
import { Holders } from './holders.tsx'
import { Why } from './why.tsx'

/** Tells why somebody may do something, and on its second part who may see and change a row. The address is the question. */
export const Component = () => {
  const mayView = useCan(permitOf(user, 'View'))
  const { part } = useParams()
  const [params, setAddress] = useAddress()
  if (!mayView) return <Forbidden />
  const Part = part === 'holders' ? Holders : Why
  return <Part asked={readAccess(params)} setAddress={setAddress} />
}
