import type { formDesigner } from '../../../contract/words/zh-CN/admin-form-designer.ts'
import { needWords } from '../../language/i18n.ts'
import { useWordsAt, type Say as SayOf } from '../../language/say.ts'

export type Say = SayOf<typeof formDesigner>

/** Fetches the words of the designer, which come with its code and with nothing else. */
export const needDesignerWords = (): Promise<void> =>
  needWords('form-designer', {
    'zh-CN': async () => inPlace((await import('../../../contract/words/zh-CN/admin-form-designer.ts')).formDesigner),
    en: async () => inPlace((await import('../../../contract/words/en/admin-form-designer.ts')).formDesigner),
  })

const inPlace = (words: typeof formDesigner) => ({ admin: { formDesigner: words } })

/** Returns a function that says the words of the designer. */
export const useWords = (): Say => useWordsAt<typeof formDesigner>('admin.formDesigner')
