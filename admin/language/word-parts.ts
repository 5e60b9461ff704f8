/** Words that come with the code which shows them, so that the login page and the lists wait for none of them. */
export const WORD_PARTS = {
  /** Every screen behind the login. */
  inside: {
    'zh-CN': async () => (await import('./inside-zh-CN.ts')).inside,
    en: async () => (await import('./inside-en.ts')).inside,
  },
  /** Signing in by phone or elsewhere, and a forgotten password. */
  ways: {
    'zh-CN': async () => ({ admin: { ways: (await import('../../contract/words/zh-CN/sign-in-ways.ts')).ways } }),
    en: async () => ({ admin: { ways: (await import('../../contract/words/en/sign-in-ways.ts')).ways } }),
  },
  access: {
    'zh-CN': async () => ({ admin: { access: (await import('../../contract/words/zh-CN/admin-access.ts')).access } }),
    en: async () => ({ admin: { access: (await import('../../contract/words/en/admin-access.ts')).access } }),
  },
  leaving: {
    'zh-CN': async () => ({ admin: { leaving: (await import('../../contract/words/zh-CN/admin-leaving.ts')).leaving } }),
    en: async () => ({ admin: { leaving: (await import('../../contract/words/en/admin-leaving.ts')).leaving } }),
  },
  dictionary: {
    'zh-CN': async () => ({ admin: { dictionary: (await import('../../contract/words/zh-CN/admin-dictionary.ts')).dictionary } }),
    en: async () => ({ admin: { dictionary: (await import('../../contract/words/en/admin-dictionary.ts')).dictionary } }),
  },
  editor: {
    'zh-CN': async () => ({ admin: { editor: (await import('../../contract/words/zh-CN/admin-editor.ts')).editor } }),
    en: async () => ({ admin: { editor: (await import('../../contract/words/en/admin-editor.ts')).editor } }),
  },
}

export type WordPart = keyof typeof WORD_PARTS

type WordsOf<P extends WordPart> = Awaited<ReturnType<(typeof WORD_PARTS)[P]['zh-CN']>>

/** The words of all parts, as one tree. */
export type PartWords = WordsOf<'inside'> &
  WordsOf<'ways'> &
  WordsOf<'access'> &
  WordsOf<'leaving'> &
  WordsOf<'dictionary'> &
  WordsOf<'editor'>
