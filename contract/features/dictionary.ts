import { z } from 'zod'
import { endpoint, SERVICES } from '../endpoint.ts'
import { inputSchema, composed, twinOf } from '../field-schema.ts'
import type { Field } from '../fields.ts'
import { permitOf } from '../resource.ts'
import { dictionaryItem } from '../resources/dictionary.ts'
import { rowId } from '../schema.ts'

// Dictionaries as clients of this family ask for them (C-32, T-15), and the work on many of their items (E-06). The choices are no secret among staff:
// each form needs them, so a reading asks for a sign-in and for no permit.

const DATA = `${SERVICES}/DictData`
/** The most items that are added at once. */
export const MOST_ADDED = 500

/** One choice; `label` is in the reader's language. */
const item = z.strictObject({
  id: z.int(),
  typeId: z.int(),
  pid: z.int().nullable(),
  label: z.string(),
  value: z.string(),
  sort: z.number(),
  isActive: z.boolean(),
})
export type DictionaryItem = z.infer<typeof item>

/** The key of the node above all others, which screens show open (T-15c). */
export const TOP = '-1'

const node = z.strictObject({
  id: z.union([z.int(), z.literal(TOP)]),
  label: z.string(),
  value: z.string().nullable(),
  get children() {
    return z.array(node)
  },
})
node.register(z.globalRegistry, { id: 'DictionaryNode' })
export type DictionaryNode = z.infer<typeof node>

/** Items that are not active are left out unless they are asked for. */
const all = { includeInactive: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).default(false) }
const typeName = composed.min(1).max(64)

const { label, value, sort } = dictionaryItem.fields
const textOf = (field: Field) => inputSchema(field) as z.ZodType<string>

const anyOf = <S extends z.ZodRawShape>(shape: S, names: readonly (keyof S & string)[]) =>
  z.strictObject({ ...shape, ...all }).refine((given) => names.some((name) => Reflect.get(given, name) !== undefined), {
    path: [names[0]!],
    params: { words: 'invalid.required' },
  })

/** A type by its id. */
const byId = anyOf({ typeId: rowId.optional(), id: rowId.optional() }, ['typeId', 'id'])
/** A type by its code, or by its name in either language. */
const byName = anyOf({ dictTypeName: typeName.optional(), dictType: typeName.optional() }, ['dictTypeName', 'dictType'])

const reading = { access: 'signedIn', output: z.array(item) } as const

export const dictionary = {
  byTypeIdCached: endpoint({
    ...reading,
    path: `${DATA}/GetDictByTypeIDCached`,
    input: byId,
    summary: 'The items of a type in their order, from memory while nothing has changed',
  }),
  byTypeId: endpoint({ ...reading, path: `${DATA}/GetDictByTypeID`, input: byId, summary: 'The items of a type in their order' }),
  byType: endpoint({
    ...reading,
    path: `${DATA}/GetDictByDictType`,
    input: byName,
    summary: 'The items of a type, which is named by its code or its name',
  }),
  listOfType: endpoint({
    ...reading,
    path: `${DATA}/GetListItemByDictType`,
    input: byName,
    summary: 'The items of a type for a list of choices, from memory while nothing has changed',
  }),
  treeOfType: endpoint({
    ...reading,
    path: `${DATA}/GetTreeItemByDictType`,
    input: byName,
    output: z.array(node),
    summary: 'The items of a type as a tree below one node, whose id is -1',
  }),
  uses: endpoint({
    path: `${DATA}/GetUses`,
    access: { permit: permitOf(dictionaryItem, 'View') },
    input: z.strictObject({ typeId: rowId }),
    output: z.array(z.strictObject({ id: z.int(), count: z.int() })),
    timeout: 30_000,
    summary: 'How many rows outside the recycle bin use each item of a type; unused items are left out',
  }),
  deleteByTypeId: endpoint({
    path: `${DATA}/DeleteByTypeID`,
    access: { permit: permitOf(dictionaryItem, 'Delete') },
    input: z.strictObject({ typeId: rowId }),
    output: z.int(),
    refusedInDemo: true,
    timeout: 30_000,
    summary: 'All items of a type to the recycle bin, with the number of them; the type stays',
  }),
  batchAdd: endpoint({
    path: `${DATA}/BatchAdd`,
    takesKey: true,
    access: { permit: permitOf(dictionaryItem, 'Add') },
    input: z.strictObject({
      typeId: rowId,
      pid: rowId.nullish(),
      items: z
        .array(
          z.strictObject({
            label: textOf(label),
            labelEn: textOf(twinOf(label)).nullish(),
            value: textOf(twinOf(value)).nullish(),
            sort: (inputSchema(sort) as z.ZodType<number | null>).optional(),
          }),
        )
        .min(1)
        .max(MOST_ADDED),
    }),
    output: z.array(item),
    refusedInDemo: true,
    timeout: 30_000,
    summary:
      'Adds items at the end of a type, all or none; an item without a value gets its label as value, one without an order comes last',
  }),
  merge: endpoint({
    path: `${DATA}/Merge`,
    access: { permit: permitOf(dictionaryItem, 'Edit') },
    input: z.strictObject({ id: rowId, intoId: rowId }),
    output: z.strictObject({ rows: z.int() }),
    refusedInDemo: true,
    timeout: 120_000,
    summary: 'Puts one item in the place of another of its type, in every row that uses it, and deletes the other',
  }),
}
