import type { LayoutData } from '../portal/page/layout-data.ts'
import { Frame } from '../portal/layout/layout.tsx'
import { Missing } from '../portal/pages/failure.tsx'

export { loader } from '../portal/layout/layout.tsx'

/** The public 404, as at a plain address that leads nowhere. */
export const PublicMissing = ({ layout }: { layout: LayoutData }) => (
  <Frame layout={layout}>
    <Missing />
  </Frame>
)
