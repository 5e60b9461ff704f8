import type { formAnswers, forms } from '../../../contract/words/zh-CN/admin-forms.ts'
import { needWords } from '../../language/i18n.ts'
import { useWordsAt, type Say } from '../../language/say.ts'

interface FormWords {
  forms: typeof forms
  formAnswers: typeof formAnswers
}

const inPlace = ({ forms, formAnswers }: FormWords) => ({ admin: { forms, formAnswers } })

/** Fetches the words of the screens of forms and of their answers, which come with these screens and with nothing else. */
export const needFormWords = (): Promise<void> =>
  needWords('forms', {
    'zh-CN': async () => inPlace(await import('../../../contract/words/zh-CN/admin-forms.ts')),
    en: async () => inPlace(await import('../../../contract/words/en/admin-forms.ts')),
  })

/** Returns a function that says the words of the screens of forms. */
export const useFormWords = (): Say<typeof forms> => useWordsAt<typeof forms>('admin.forms')

/** Returns a function that says the words of the answers to forms. */
export const useAnswerWords = (): Say<typeof formAnswers> => useWordsAt<typeof formAnswers>('admin.formAnswers')
