import { composed } from '../field-schema.ts'

/** A line that readers see, in Chinese; its English twin may be missing, then the Chinese line stands there too. */
export const words = composed.min(1).max(200)
export const otherWords = composed.max(200).nullish()

/** A text of several lines below a question or between questions. */
export const help = composed.max(2000).nullish()
