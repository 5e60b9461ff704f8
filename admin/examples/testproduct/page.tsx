import { Example } from '../frame/example.tsx'
import { openSample } from '../samples/open-sample.ts'
import { SampleRoom } from '../samples/sample-room.tsx'
import { needSampleWords } from '../samples/sample-words.ts'
import { Board } from './board.tsx'
import { PRODUCTS, testProduct } from './resource.ts'

const store = openSample(testProduct, PRODUCTS, { unique: 'code', page: 'testproduct' })
export const prepare = () => needSampleWords(testProduct)

/** R-14a: the same with a screen of its own: a board in place of the list, and the form that comes from the declaration. */
export const Component = () => (
  <Example name="testproduct">
    <SampleRoom name="testproduct" resource={testProduct} store={store}>
      <Board />
    </SampleRoom>
  </Example>
)
