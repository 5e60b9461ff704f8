import { Example } from '../frame/example.tsx'
import { NestedPage } from '../nested/nested-page.tsx'

/** R-14ak: a page of the nested menus. */
export const Component = () => (
  <Example name="menu1-2">
    <NestedPage name="menu1-2" />
  </Example>
)
