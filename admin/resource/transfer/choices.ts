import type { TFunction } from 'i18next'
import type { Field } from '../../../contract/fields.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { MOST } from '../data/all-rows.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { call } from '../../session/session.ts'
import { itemsOf } from '../data/dictionary.ts'
import { endpointsOf, textIn, titleIn, type Item } from '../data/item.ts'
import type { Choice, Choices, SheetColumn } from './columns.ts'

interface Words {
  choice: (value: string) => string
  t: TFunction
}

/** What the cells of these columns may say: dictionary items, the rows pointed at, the words of a choice. */
export async function choicesOf(columns: readonly SheetColumn[], own: string, words: Words): Promise<Choices> {
  const found = await Promise.all(
    columns.map(async ({ name, field }) => {
      const choices = await ofField(field, own, words)
      return choices ? ([[name, choices]] as const) : []
    }),
  )
  return Object.fromEntries(found.flat())
}

async function ofField(field: Field, own: string, { choice, t }: Words): Promise<Choice[] | null> {
  if (field.kind === 'yesNo')
    return [
      { value: true, label: t('admin.list.yes') },
      { value: false, label: t('admin.list.no') },
    ]
  if (field.kind === 'choice') return (field.options ?? []).map((value) => ({ value, label: choice(value) }))
  if (field.dictionary)
    return (await itemsOf(field.dictionary)).map((item) => ({ value: item['value'], label: textIn(item, 'label', currentLanguage()) }))
  const target = field.kind === 'treeParent' ? own : field.target
  if (!target) return null
  const { items } = await call(endpointsOf(resourceNamed(target)).getAll, { maxResultCount: MOST })
  return (items as Item[]).map((item) => ({ value: item.id, label: titleIn(target, item, currentLanguage()) }))
}
