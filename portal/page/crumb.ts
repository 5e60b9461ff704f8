/** A step on the way from the home page to a page. */
export interface Crumb {
  name: string
  to: string
}
