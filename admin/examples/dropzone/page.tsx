import { Suspense } from 'react'
import { part } from '../../browser/part.ts'
import { withWords } from '../../language/i18n.ts'
import { Example } from '../frame/example.tsx'

/** The product's own upload, with the words that it shows. */
const Zone = part(() => withWords('system', import('./zone.tsx')))

/** R-14w: many files at once. */
export const Component = () => (
  <Example name="dropzone">
    <Suspense>
      <Zone />
    </Suspense>
  </Example>
)
