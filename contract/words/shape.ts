import type { resources } from '../resources/index.ts'

type Registry = typeof resources

/** Both languages must name every resource and every field: a missing word does not compile. */
export type ResourceWords = {
  [R in keyof Registry]: { name: string; fields: { [F in keyof Registry[R]['fields'] & string]: string } }
}
