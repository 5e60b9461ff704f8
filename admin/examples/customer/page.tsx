import type { Screen } from '../../resource/kinds/screen.ts'
import { ResourcePage } from '../../resource/resource-page.tsx'
import { Example } from '../frame/example.tsx'
import { openSample } from '../samples/open-sample.ts'
import { SampleRoom } from '../samples/sample-room.tsx'
import { needSampleWords } from '../samples/sample-words.ts'
import { customer, CUSTOMERS } from './resource.ts'

const store = openSample(customer, CUSTOMERS, { unique: 'name', page: 'customer' })
export const prepare = () => needSampleWords(customer)

/** Step 2: the screen needs no more than the declaration. */
const SCREEN: Screen = { resource: customer, path: '/customer', form: 'drawer' }

/** R-14b: list and form of a resource, from its declaration alone. */
export const Component = () => (
  <Example name="customer">
    <SampleRoom name="customer" resource={customer} store={store}>
      <ResourcePage screen={SCREEN} />
    </SampleRoom>
  </Example>
)
