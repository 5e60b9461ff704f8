import { Example } from '../frame/example.tsx'
import { NestedPage } from '../nested/nested-page.tsx'

/** R-14am: a page of the nested menus. */
export const Component = () => (
  <Example name="menu2">
    <NestedPage name="menu2" />
  </Example>
)
