import type { ScopeGroup } from './data-scopes.ts'
import type { Field, Fields } from './fields.ts'
import type { Bilingual } from './languages.ts'
import type { Section } from './sections.ts'

/** One entity, declared: what it is, never what happens to it. */
export interface Resource<F extends Fields = Fields, P extends boolean = boolean> {
  /** The table, and the key in the registry: `news`. */
  name: string
  /** The segment of its service path and of its permits: `News` → `/abp/services/app/News/…`, `News/Edit`. */
  service: string
  /**
   * The name of its rows, as the menu and the list show it, and the nouns for one of them: the English where it is not the plural without its s, the
   * Chinese where it is not the name.
   */
  title: Title
  /** The names of its fields; those that many resources share are in `shared-labels.ts`. */
  labels: Readonly<Record<string, Bilingual>>
  fields: F
  /** Drafts, publishing, scheduling and history, by snapshots. */
  publishable: P
  /** The fields that the list shows, in this order. */
  columns: readonly string[]
  /** `tiles`: a list of pictures in a grid, until its reader chooses columns. */
  layout: 'table' | 'tiles'
  /** `name desc, id asc`: the order of a list that names none. */
  sorting: string
  /** The parts of its form, each with its lines; without any the form makes its own of the kinds of the fields. */
  sections: readonly Section[]
  /** The field that names a row to people. */
  display: string
  /** True for a resource of up to a million rows: its list is found by indexes alone, parts of texts included (`server/crud/list-indexes.ts`). */
  large: boolean
  /** False for a resource whose rows only the code writes (functions). */
  writable: boolean
  /** The most rows outside the recycle bin, for resources that a page reads whole; null means any number. */
  most: number | null
  /** The group whose data scope limits its rows; they then carry `ownership`. null: every row is open to whoever may see the resource. */
  scopeGroup: ScopeGroup | null
}

export type Title = readonly [...Bilingual, one?: string, oneInChinese?: string]

/** The deepest level a tree may have; a row at the top is on level one. */
export const MOST_LEVELS = 16

/** The fields that a snapshot holds, and so the ones that visitors can see. */
export type Published<F extends Fields> = { [N in keyof F as F[N] extends { readonly internal: true } ? never : N]: F[N] }

type Value<F> = F extends Field<infer V, infer R, boolean> ? (R extends true ? V : V | null) : never
type LocalizedNames<F extends Fields> = { [N in keyof F]: F[N] extends Field<string, boolean, true> ? N : never }[keyof F] & string

/** The values of a resource's own fields, English twins included. */
export type Values<F extends Fields> = { [N in keyof F & string]: Value<F[N]> } & { [N in LocalizedNames<F> as `${N}En`]: string | null }

/** The columns of every row besides its own fields. Times are ISO 8601 in UTC. */
export interface Stamps {
  id: number
  /** Grows by one with each change; an Update must name the version it read (optimistic lock). */
  version: number
  creationTime: string
  creatorUserId: number | null
  lastModificationTime: string | null
  lastModifierUserId: number | null
}

type PublishState = 'draft' | 'scheduled' | 'published'

/** The further columns of the rows of a publishable resource. */
export interface Publication {
  state: PublishState
  /** The draft differs from what is live. */
  hasChanges: boolean
  publishedFrom: string | null
  /** The planned end: of the scheduled version if there is one, which may also take the place of what is live. */
  publishedUntil: string | null
  scheduledFor: string | null
}

export type Row<F extends Fields> = Stamps & Values<F>
/** A row of a list: long texts stay behind. */
export type Listed<F extends Fields> = Stamps & Partial<Values<F>> & Partial<Publication>
/** The values of a snapshot. */
export type PublishedValuesOf<R> = R extends Resource<infer F> ? Values<Published<F>> : never

const ACTIONS = ['View', 'Add', 'Edit', 'Delete', 'Publish', 'Import', 'Export'] as const
export type Action = (typeof ACTIONS)[number]

/** The permits that exist for a resource (A-05, E-05). */
export function actionsOf(r: Pick<Resource, 'writable' | 'publishable'>): Action[] {
  if (!r.writable) return ['View']
  return ACTIONS.filter((action) => action !== 'Publish' || r.publishable)
}

/** True for a resource whose rows have pages of their own: visitors can also find them by their words. */
export const isFound = (r: Pick<Resource, 'publishable' | 'fields'>) => r.publishable && 'slug' in r.fields

/** True for a resource whose list people arrange by hand: its rows stand in the order of `sort`, and Move gives a row another place. */
export const isOrdered = (r: Pick<Resource, 'sorting' | 'writable'>) => r.writable && r.sorting === 'sort asc, id asc'

export const permitOf = (r: Pick<Resource, 'service'>, action: Action) => `${r.service}/${action}`
