import type { words } from '../../../contract/words/zh-CN/examples/pdf.ts'
import { needExampleWords } from '../frame/pages.ts'
import { useWords } from '../frame/words.ts'

/** Fetches the words that the examples of PDF share. */
export const needPdfWords = () => needExampleWords('pdf')

export const usePdfWords = () => useWords<typeof words>('pdf')
