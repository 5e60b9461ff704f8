import type { Question } from '../../../contract/forms/questions.ts'
import type { Language } from '../../../contract/languages.ts'
import { textIn } from '../../../contract/forms/text-in.ts'
import { formLook as en } from '../../../contract/words/en/form-look.ts'
import { formLook as zhCN } from '../../../contract/words/zh-CN/form-look.ts'
import type { Context } from '../../http/context.ts'
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

/** The words for the options of a question; empty for one that has none of its own. */
export const optionsOf = (question: Question, language: Language): Map<string, string> =>
  new Map('options' in question ? question.options.map(({ value, label, labelEn }) => [value, textIn(label, labelEn, language)]) : [])
