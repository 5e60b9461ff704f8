import type { TFunction } from 'i18next'
import type { Field } from '../../../contract/fields.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import type { Resource } from '../../../contract/resource.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { quietly } from '../../session/session.ts'
import { MOST, readAll } from '../data/all-rows.ts'
import { itemsOf } from '../data/dictionary.ts'
import { endpointsOf, titleIn, type Item } from '../data/item.ts'
import { mayView } from '../data/may-view.ts'
import type { Choice, Choices, SheetColumn } from './columns.ts'

interface Words {
  choice: (value: string) => string
  t: TFunction
}

/** The choices whose words are part of the back office itself: yes and no, and the values of a `choice` field. */
export const ownChoicesOf = (columns: readonly SheetColumn[], words: Words): Choices =>
  Object.fromEntries(
    columns.flatMap(({ name, field }) => {
      const choices = ownChoices(field, words)
      return choices ? [[name, choices]] : []
    }),
  )

/** All choices for an import: those of above, dictionary items, and the rows that a reference may name. */
export async function choicesOf(columns: readonly SheetColumn[], own: string, words: Words): Promise<Choices> {
  const read = await Promise.all(
    columns.map(async ({ name, field }) => {
      const choices = await readChoices(field, own)
      return choices ? ([[name, choices]] as const) : []
    }),
  )
  return { ...ownChoicesOf(columns, words), ...Object.fromEntries(read.flat()) }
}

function ownChoices(field: Field, { choice, t }: Words): Choice[] | null {
  if (field.kind === 'yesNo')
    return [
      { value: true, label: t('admin.list.yes') },
      { value: false, label: t('admin.list.no') },
    ]
  return field.kind === 'choice' ? (field.options ?? []).map((value) => ({ value, label: choice(value) })) : null
}

/** Null for a field without choices, and for one whose choices the role may not view: its cells then hold stored values or ids. */
async function readChoices(field: Field, own: string): Promise<Choice[] | null> {
  if (field.dictionary) return (await itemsOf(field.dictionary)).map(({ value, label }) => ({ value, label }))
  const name = field.kind === 'treeParent' ? own : field.target
  if (!name) return null
  const target = resourceNamed(name)
  if (!mayView(target)) return null
  return (await rowsOf(target)).map((item) => ({ value: item.id, label: titleIn(name, item, currentLanguage()) }))
}

/** All rows; of a large resource, which has too many for the browser, the first page. */
async function rowsOf(target: Resource): Promise<Item[]> {
  if (!target.large) return readAll(target)
  const { items } = await quietly(endpointsOf(target).getAll, { maxResultCount: MOST })
  return items as Item[]
}
