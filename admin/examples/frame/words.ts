import { useWordsAt, type Say } from '../../language/say.ts'

/** Returns a function that says the words of an example page; `W` is the type of its words in Chinese. */
export const useWords = <W extends object>(name: string): Say<W> => useWordsAt<W>(`examples.${name}`)
