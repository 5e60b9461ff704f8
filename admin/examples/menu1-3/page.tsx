import { Example } from '../frame/example.tsx'
import { NestedPage } from '../nested/nested-page.tsx'

/** R-14al: a page of the nested menus. */
export const Component = () => (
  <Example name="menu1-3">
    <NestedPage name="menu1-3" />
  </Example>
)
