import { Suspense, useMemo } from 'react'
import { useParams } from 'react-router'
import { part } from '../browser/part.ts'
import { loadExample } from './frame/pages.ts'

/** The example page at the address of this view. */
export const Component = () => {
  const { example } = useParams()
  const Page = useMemo(() => part<object>(async () => ({ default: (await loadExample(example!)).Component })), [example])
  return (
    <Suspense>
      <Page />
    </Suspense>
  )
}
