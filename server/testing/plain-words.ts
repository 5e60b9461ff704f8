import type { Fields } from '../../contract/fields.ts'
import type { Bilingual } from '../../contract/languages.ts'

/** The words of a resource that exists for tests only: each field is called by its name. */
export const plainWords = <F extends Fields>(fields: F) => ({
  title: ['样本', 'Samples'] as Bilingual,
  labels: Object.fromEntries(Object.keys(fields).map((name) => [name, [name, name]])) as unknown as Record<keyof F, Bilingual>,
})
