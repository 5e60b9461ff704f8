import type { fillForm } from '../../../contract/words/zh-CN/admin-fill-form.ts'
import { needWords } from '../../language/i18n.ts'
import { useWordsAt, type Say } from '../../language/say.ts'

const inPlace = (words: typeof fillForm) => ({ admin: { fillForm: words } })

/** Fetches the words of the screen, which come with it and with nothing else. */
export const needFillWords = (): Promise<void> =>
  needWords('fill-form', {
    'zh-CN': async () => inPlace((await import('../../../contract/words/zh-CN/admin-fill-form.ts')).fillForm),
    en: async () => inPlace((await import('../../../contract/words/en/admin-fill-form.ts')).fillForm),
  })

/** Returns a function that says the words of the screen. */
export const useFillWords = (): Say<typeof fillForm> => useWordsAt<typeof fillForm>('admin.fillForm')
