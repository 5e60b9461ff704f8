import type { Field } from '../../../contract/fields.ts'
import { MOST_CHOICES, type Choice, type Choices, type SheetColumn } from '../../../contract/sheets/columns.ts'
import { rowChoices } from '../../../contract/sheets/row-choices.ts'
import { ownChoicesOf, type ChoiceWords } from '../../../contract/sheets/own-choices.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { otherLanguage, type Language } from '../../../contract/languages.ts'
import type { Resource } from '../../../contract/resource.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { readAll } from '../data/all-rows.ts'
import { itemsOf } from '../data/dictionary.ts'
import { titleIn, type Item } from '../data/item.ts'
import { mayView } from '../data/may-view.ts'
import { quietlyIn } from '../../session/session.ts'

/** All choices for an import: those of above, dictionary items, and the rows that a reference may name. */
export async function choicesOf(columns: readonly SheetColumn[], own: string, words: ChoiceWords): Promise<Choices> {
  const read = await Promise.all(
    columns.map(async ({ name, field }) => {
      const choices = await readChoices(field, own)
      return choices ? ([[name, choices]] as const) : []
    }),
  )
  return { ...ownChoicesOf(columns, words), ...Object.fromEntries(read.flat()) }
}

/** Null for a field without choices, and for one whose choices the role may not view: its cells then hold stored values or ids. */
async function readChoices(field: Field, resource: string): Promise<Choice[] | null> {
  if (field.dictionary) return dictionaryChoices(field.dictionary)
  const name = field.kind === 'treeParent' ? resource : field.target
  if (!name) return null
  const target = resourceNamed(name)
  if (!mayView(target)) return null
  const [own, other] = [currentLanguage(), otherLanguage(currentLanguage())]
  const nameIn = (language: Language) => (item: Item) => titleIn(name, item, language)
  return rowChoices(target, await rowsOf(target), nameIn(own), nameIn(other))
}

async function dictionaryChoices(code: string): Promise<Choice[]> {
  const [items, others] = await Promise.all([itemsOf(code), itemsOf(code, quietlyIn(otherLanguage(currentLanguage())))])
  const labels = new Map(others.map(({ value, label }) => [value, label]))
  return items.map(({ value, label }) => ({ value, label, otherLabel: labels.get(value) ?? label }))
}

/** All rows; of a large resource, which has too many for the browser, the newest, to a bound. */
const rowsOf = (target: Resource): Promise<Item[]> => readAll(target, {}, { most: target.large ? MOST_CHOICES : Infinity })
