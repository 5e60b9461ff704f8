/** The `handle` of a route: the key of its title in the words, and the key of its screen. */
export interface AdminHandle {
  title: string
  page?: string
}
