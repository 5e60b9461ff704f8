import type { Fields } from './fields.ts'
import { refuseImpossible } from './impossible.ts'
import type { Bilingual } from './languages.ts'
import type { Resource, Title } from './resource.ts'
import type { Section } from './sections.ts'
import type { SHARED_LABELS } from './shared-labels.ts'

type Shared = keyof typeof SHARED_LABELS
/** Each field has a label; shared ones may do without. */
type Labels<F> = { [N in Exclude<keyof F, Shared>]: Bilingual } & { [N in keyof F & Shared]?: Bilingual }

/** Long texts stay out of lists. */
type Listable<F> = { [N in keyof F & string]: F[N] extends { kind: 'html' | 'longText' } ? never : N }[keyof F & string]
type Shown<F> = { [N in keyof F & string]: F[N] extends { kind: 'text' | 'link' } ? N : never }[keyof F & string]

type Sorted<F> = { [N in keyof F & string]: F[N] extends { sort: true } ? (F[N] extends { localized: true } ? N | `${N}En` : N) : never }
type Order<F> = `${Sorted<F>[keyof F & string] | 'id' | 'creationTime' | 'lastModificationTime'} ${'asc' | 'desc'}`

type Declaration<F extends Fields, P extends boolean> = {
  name: string
  service: Capitalize<string>
  title: Title
  fields: F
  labels: Labels<NoInfer<F>>
  columns: readonly Listable<NoInfer<F>>[]
  sections?: readonly Section<keyof NoInfer<F> & string>[]
  display: Shown<NoInfer<F>>
  sorting?: Order<NoInfer<F>> | `${Order<NoInfer<F>>}, ${Order<NoInfer<F>>}`
  publishable?: P
} & Partial<Pick<Resource, 'layout' | 'large' | 'writable' | 'most' | 'scopeGroup'>>

/** Declares a resource; a declaration that cannot work stops the program with a sentence that names the field. */
export function resource<const F extends Fields, const P extends boolean = false>(declaration: Declaration<F, P>): Resource<F, P> {
  const made = {
    publishable: false as P,
    sections: [],
    layout: 'table' as const,
    sorting: 'id desc',
    large: false,
    writable: true,
    most: null,
    scopeGroup: null,
    ...declaration,
  }
  refuseImpossible(made)
  return made
}
