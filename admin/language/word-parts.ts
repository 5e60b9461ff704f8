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
  products: {
    'zh-CN': async () => ({ admin: { products: (await import('../../contract/words/zh-CN/admin-products.ts')).products } }),
    en: async () => ({ admin: { products: (await import('../../contract/words/en/admin-products.ts')).products } }),
  },
  /** The screens on which the system is looked after: one file, because each import costs the login page bytes. */
  system: {
    'zh-CN': async () => (await import('./system-zh-CN.ts')).system,
    en: async () => (await import('./system-en.ts')).system,
  },
  /** Work in the background, import and export, and the dashboard. */
  jobs: {
    'zh-CN': async () => (await import('./jobs-zh-CN.ts')).words,
    en: async () => (await import('./jobs-en.ts')).words,
  },
  editor: {
    'zh-CN': async () => ({ admin: { editor: (await import('../../contract/words/zh-CN/admin-editor.ts')).editor } }),
    en: async () => ({ admin: { editor: (await import('../../contract/words/en/admin-editor.ts')).editor } }),
  },
}

export type WordPart = keyof typeof WORD_PARTS

type WordsOf<P extends WordPart> = Awaited<ReturnType<(typeof WORD_PARTS)[P]['zh-CN']>>

/** The words of all parts, as one tree. */
export type PartWords = WordsOf<'inside'> & WordsOf<'ways'> & WordsOf<'products'> & WordsOf<'system'> & WordsOf<'jobs'> & WordsOf<'editor'>
