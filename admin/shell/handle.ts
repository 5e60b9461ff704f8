/** What a route tells the rest of the app about itself: the words key of its title and its row of the predefined table. */
export interface AdminHandle {
  title: string
  page?: string
}
