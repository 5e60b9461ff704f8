import { createUnsavedWords, type Found } from '../state/unsaved-words.ts'
import { createWindows } from '../state/windows.ts'
import { session } from './session.ts'

const windows = createWindows()
const words = createUnsavedWords(localStorage, windows.own)
words.sweep()

/** The unsaved words of the user who is signed in, or whose session has ended and who may come back; of nobody else (decision 45). */
const mine = <T>(act: (userid: number) => T, ifNobody: T): T => {
  const { userid } = session.state
  return userid === null ? ifNobody : act(userid)
}

export const unsavedWords = {
  begin: (form: string) => mine((userid) => words.begin(userid, form), undefined),
  /** False when the browser has no room for them. */
  put: (form: string, content: Parameters<typeof words.put>[2]) => mine((userid) => words.put(userid, form, content), true),
  remove: (form: string, window?: string) => mine((userid) => words.remove(userid, form, window), undefined),
  titles: (): string[] => mine((userid) => words.of(userid).map(({ title }) => title), []),
  giveUp: (paths: readonly string[]) => mine((userid) => words.giveUp(userid, paths), undefined),
  forget: words.forget,
  /** The newest words of a form, unless another open window is still at them. */
  async find(form: string): Promise<Found | null> {
    for (const found of mine((userid) => words.find(userid, form), []))
      if (found.window === words.own || !(await windows.isOpen(found.window))) return found
    return null
  },
}
