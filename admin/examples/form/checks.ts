import { product } from '../../../contract/resources/product.ts'
import type { words } from '../../../contract/words/zh-CN/examples/form.ts'
import { endpointsOf } from '../../resource/data/item.ts'
import { mayView } from '../../resource/data/may-view.ts'
import { quietly } from '../../session/session.ts'
import type { Say } from '../../language/say.ts'
import type { FieldName } from './fields.ts'

export type FormValues = Partial<Record<FieldName, unknown>>

/** The complaints that need more than a field's own value: another field, or the server. */
export async function complaintsOf(
  fields: readonly FieldName[],
  values: FormValues,
  say: Say<typeof words>,
): Promise<Map<FieldName, string>> {
  const { budgetFrom, budgetTo, begin, end, agrees, model } = values
  const found = new Map<FieldName, string>()
  const complain = (name: FieldName, isBad: boolean, words: 'less' | 'earlier' | 'agree' | 'taken') =>
    isBad && fields.includes(name) && found.set(name, say(`faults.${words}`))
  complain('budgetTo', isNumber(budgetFrom) && isNumber(budgetTo) && budgetTo < budgetFrom, 'less')
  complain('end', isText(begin) && isText(end) && end < begin, 'earlier')
  complain('agrees', agrees !== true, 'agree')
  if (fields.includes('model') && isText(model)) complain('model', await isTaken(model), 'taken')
  return found
}

const isNumber = (value: unknown): value is number => typeof value === 'number'
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Asks the server whether a product has this code. Who may not see products is told of none. */
async function isTaken(code: string): Promise<boolean> {
  if (!mayView(product)) return false
  const { items } = await quietly(endpointsOf(product).getAll, { keyword: code, maxResultCount: 200 } as never)
  return items.some((item) => item['code'] === code)
}
