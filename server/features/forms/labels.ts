import type { Question } from '../../../contract/forms/questions.ts'
import type { Language } from '../../../contract/languages.ts'
import { textIn } from '../../../contract/forms/text-in.ts'
import { formLook as en } from '../../../contract/words/en/form-look.ts'
import { formLook as zhCN } from '../../../contract/words/zh-CN/form-look.ts'
import type { Context } from '../../http/context.ts'
import { inLanguage } from '../../language/localized.ts'
import { dictionaryItems } from '../dictionary/active-items.ts'

const LOOK = { en, 'zh-CN': zhCN }

/** The words for the values that a question may have, in the reader's language; empty for a question that has no such values. */
export async function labelsOf(ctx: Context, question: Question): Promise<Map<string, string>> {
  switch (question.kind) {
    case 'choice':
    case 'choices':
      return optionsOf(question, ctx.language)
    case 'yesNo':
      return new Map([
        ['true', LOOK[ctx.language].yes],
        ['false', LOOK[ctx.language].no],
      ])
    case 'consent':
      return new Map([['true', LOOK[ctx.language].yes]])
    case 'dictionary':
      return new Map((await dictionaryItems(ctx, question.dictionary)).map(({ value, label }) => [value, label]))
    default:
      return new Map()
  }
}

/** The same, and the words for items of a dictionary that are out of use or in the recycle bin: an answer may have chosen them before. */
export async function everyLabelOf(ctx: Context, question: Question): Promise<Map<string, string>> {
  const labels = await labelsOf(ctx, question)
  return question.kind === 'dictionary' ? new Map([...(await formerItems(ctx, question.dictionary)), ...labels]) : labels
}

const formerItems = async ({ db, language }: Context, code: string): Promise<[string, string][]> => {
  const items = await db
    .selectFrom('dictionaryItem')
    .innerJoin('dictionaryType', 'dictionaryType.id', 'dictionaryItem.typeId')
    .select(['dictionaryItem.value', 'dictionaryItem.label', 'dictionaryItem.labelEn'])
    .where('dictionaryType.code', '=', code)
    .where((or) => or.or([or('dictionaryItem.isActive', '=', 0), or('dictionaryItem.deletionTime', 'is not', null)]))
    .orderBy('dictionaryItem.id')
    .execute()
  return items.map((item) => [item.value, inLanguage(item, 'label', language)!])
}

/** The words for the options of a question; empty for one that has none of its own. */
export const optionsOf = (question: Question, language: Language): Map<string, string> =>
  new Map('options' in question ? question.options.map(({ value, label, labelEn }) => [value, textIn(label, labelEn, language)]) : [])
