/** What lists and forms say beyond the first: columns, batches, conflicts. */
export const listing = {}
