import { z } from 'zod'
import type { Bilingual } from './languages.ts'

/** The groups of resources for which a role has a data scope each (B-50), and what each is called. */
export const SCOPE_GROUPS = {
  content: ['网站内容', 'Content of the site'],
  structure: ['栏目、导航与跳转', 'Categories, navigation, redirects'],
  products: ['产品', 'Products'],
  catalogue: ['产品分类、品牌与模板', 'Catalogue'],
  enquiries: ['询盘', 'Enquiries'],
} as const satisfies Record<string, Bilingual>

export type ScopeGroup = keyof typeof SCOPE_GROUPS

/** The rows that a role reaches, from all to the fewest. A member of several units reaches the rows of each. */
export const SCOPE_KINDS = {
  all: ['全部数据', 'All rows'],
  below: ['所属机构及下级机构', 'Own units and those below'],
  unit: ['所属机构', 'Own units'],
  units: ['指定机构', 'Chosen units'],
  own: ['仅本人负责', 'Own rows'],
} as const satisfies Record<string, Bilingual>

export type ScopeKind = keyof typeof SCOPE_KINDS

const MOST_UNITS = 500

const named = <K extends string>(record: Readonly<Record<K, unknown>>) => z.enum(Object.keys(record) as [K, ...K[]])

export const scopeGroup = named(SCOPE_GROUPS)
export const scopeKind = named(SCOPE_KINDS)

const dataScope = z
  .strictObject({ kind: scopeKind, unitIds: z.array(z.int().positive()).max(MOST_UNITS).optional() })
  .refine(({ kind, unitIds = [] }) => kind !== 'units' || unitIds.length > 0, {
    path: ['unitIds'],
    params: { words: 'invalid.unitsMissing' },
  })

/** The scopes of a role by group; a group that is not named has all rows. */
export const dataScopes = z.strictObject({
  content: dataScope.optional(),
  structure: dataScope.optional(),
  products: dataScope.optional(),
  catalogue: dataScope.optional(),
  enquiries: dataScope.optional(),
} satisfies Record<ScopeGroup, z.ZodType>)
export type DataScopes = z.infer<typeof dataScopes>
export type DataScope = z.infer<typeof dataScope>
