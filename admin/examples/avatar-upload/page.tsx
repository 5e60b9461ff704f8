import { Suspense } from 'react'
import { part } from '../../browser/part.ts'
import { withWords } from '../../language/i18n.ts'
import { Example } from '../frame/example.tsx'

const LIBRARY = { name: 'react-easy-crop 6.2', licence: 'MIT', home: 'https://github.com/ValentinH/react-easy-crop' }

/** The product's own upload, with the words that it shows. */
const Cards = part(() => withWords('system', import('./cards.tsx')))

/** R-14v: an avatar is cut from a photo and sent. */
export const Component = () => (
  <Example name="avatar-upload" uses={[LIBRARY]}>
    <Suspense>
      <Cards />
    </Suspense>
  </Example>
)
