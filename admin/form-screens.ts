import { needDesignerWords } from './features/form-designer/words.ts'
import { needFormWords } from './features/forms/words.ts'

/** The screens of forms, each fetched together with its words. They are behind one file: each name of a file costs the login page bytes. */
export const formScreens = {
  designer: async () => (await Promise.all([import('./features/form-designer/form-generator-page.tsx'), needDesignerWords()]))[0],
  forms: async () => (await Promise.all([import('./features/forms/forms-page.tsx'), needFormWords()]))[0],
  answers: async () => (await Promise.all([import('./features/form-answers/answers-page.tsx'), needFormWords()]))[0],
}
