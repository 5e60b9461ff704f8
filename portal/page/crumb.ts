/** A step on the path from the home page to a page. */
export interface Crumb {
  name: string
  to: string
}
